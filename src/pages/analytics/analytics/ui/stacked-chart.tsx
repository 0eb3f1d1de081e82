import { useQuery } from '@tanstack/react-query';
import { analyticsQueries, answerFailure, type comparedSeries, metricFacts } from '@/entities/analytics';
import type { AnalyticsAnswer, AnalyticsDimension } from '@/shared/api';
import { Chart, type ChartProps } from '@/shared/ui/chart';
import { openOthers } from '../model/open-others';
import type { Report } from '../model/report';
import { MAX_PARTS, type StackedMoment, stackOf } from '../model/stack';
import type { CurrentHour } from '../model/time-series';

interface StackedChartProps extends Pick<Report, 'cabinet' | 'spec' | 'change'> {
  label: string;
  dimension: AnalyticsDimension;
  /** The metric over time; undefined while it loads. */
  whole: AnalyticsAnswer | undefined;
  failure: ReturnType<typeof answerFailure>;
  present: CurrentHour;
  x: ChartProps<StackedMoment>['x'];
  /** The previous period; undefined without a comparison. */
  before: ReturnType<typeof comparedSeries> | undefined;
  view: ChartProps<StackedMoment>['view'];
}

/** The metric over time, divided into its largest parts and the others, with the compared period as a pale line. */
export function StackedChart({
  cabinet,
  spec,
  change,
  label,
  dimension,
  whole,
  failure,
  present,
  x,
  before,
  view,
}: StackedChartProps) {
  const parts = useQuery(analyticsQueries.by(cabinet, spec, dimension));
  const largest = parts.isPlaceholderData ? undefined : parts.data?.rows.slice(0, MAX_PARTS);
  const values = largest?.flatMap(({ dims: [value] }) => value?.value ?? []) ?? [];
  const stack = useQuery({
    // sorted, so that a change in the order of the parts does not cause a new request
    ...analyticsQueries.stack(cabinet, spec, dimension, values.toSorted()),
    enabled: values.length > 0,
  });
  const isReady = !parts.isPlaceholderData && !stack.isPlaceholderData;
  const drawn =
    isReady && whole && parts.data && stack.data
      ? stackOf({ whole, parts: parts.data, stack: stack.data }, spec.focus.name, present)
      : undefined;
  const isEmpty = isReady && whole !== undefined && parts.data?.rows.length === 0;
  return (
    <Chart
      kind="area"
      stacked
      label={label}
      data={isEmpty ? [] : drawn?.data}
      error={failure ?? answerFailure(parts) ?? answerFailure(stack)}
      x={x}
      view={view}
      series={[...(drawn?.series ?? []), ...(before === undefined ? [] : [before])]}
      format={metricFacts(spec.focus).format}
      others={isReady && parts.data ? openOthers({ spec, change }, dimension, parts.data, MAX_PARTS) : undefined}
    />
  );
}
