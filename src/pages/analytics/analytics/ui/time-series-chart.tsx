import { metricHead } from '@preroll/rules/analytics/analytics-metrics';
import { type AnalyticsState, hasWeeks } from '@preroll/rules/analytics/analytics-report';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { answerFailure, comparedSeries, isAdditive, metricFacts } from '@/entities/analytics';
import type { AnalyticsAnswer } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Chart, type ChartView, ChartViews } from '@/shared/ui/chart';
import { Segmented } from '@/shared/ui/segmented';
import { Stale } from '@/shared/ui/stale';
import { hourIn } from '../model/hour-in';
import type { Report } from '../model/report';
import { type CurrentHour, hourUnderWay, partialWeeks, timeSeriesOf } from '../model/time-series';
import { PartsChart } from './parts-chart';
import { StackedChart } from './stacked-chart';

const Choices = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > :last-child': { ms: 'auto' } },
});

const Root = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' } });

const axes = {
  hour: { key: 'at', label: 'Hour' },
  day: { key: 'at', label: 'Day', kind: 'day' },
  week: { key: 'at', label: 'Week from', kind: 'day' },
} as const;

interface TimeSeriesChartProps extends Report {
  timeSeries: UseQueryResult<AnalyticsAnswer>;
  chart: AnalyticsState['chart'];
}

/** The metric over time, optionally stacked, or by the first dimension, with the compared period as a pale line. */
export function TimeSeriesChart({ timeSeries, chart, ...report }: TimeSeriesChartProps) {
  const { cabinet, spec, fields, change } = report;
  const [first] = spec.dimensions;
  const [view, setView] = useState<ChartView>('chart');
  const hasParts = first !== undefined && first.name !== 'date' && first.name !== 'week';
  const isParts = hasParts && chart === 'parts';
  // rates can't be added up, and a chart over hours can't be divided by hours
  const canStack = hasParts && first.kind !== 'time' && isAdditive(spec.focus);
  const isStacked = canStack && chart === 'areas';
  const { tone, format, goodWhen } = metricFacts(spec.focus);
  const name = metricHead(spec.focus, fields.currency);
  const isCompared = spec.compare !== 'none' && timeSeries.data?.passport.compare_from !== null;
  const grain = timeSeries.data ? grainOf(timeSeries.data) : spec.grain;
  const compared = comparedSeries(timeSeries.data?.passport, grain === 'day');
  const shared = {
    series: [
      { key: 'now', label: spec.focus.label, tone: tone === 'money' ? 2 : 1 },
      ...(isCompared ? [compared] : []),
    ] as const,
    format,
    goodWhen,
    view,
  };
  const present = { today: spec.today, hour: hourIn(spec.timezone) };
  return (
    <Root>
      <Choices role="group" aria-label="View of the chart">
        {hasParts && (
          <Segmented
            label="Chart"
            options={[
              { value: 'time', label: 'Over time' } as const,
              ...(canStack ? [{ value: 'areas', label: 'Stacked' } as const] : []),
              { value: 'parts', label: `By ${first.label.toLowerCase()}` } as const,
            ]}
            value={isParts ? 'parts' : isStacked ? 'areas' : 'time'}
            onChange={(value) => change({ chart: value === 'time' ? undefined : value })}
          />
        )}
        {!isParts && hasWeeks(spec.period) && (
          <Segmented
            label="Interval"
            options={[
              { value: 'day', label: 'Days' },
              { value: 'week', label: 'Weeks' },
            ]}
            value={spec.grain === 'week' ? 'week' : 'day'}
            onChange={(value) => change({ grain: value === 'week' ? 'week' : undefined })}
          />
        )}
        <ChartViews view={view} onChange={setView} />
      </Choices>
      {isParts ? (
        <PartsChart {...shared} report={report} dimension={first} label={`${name} by ${first.label.toLowerCase()}`} />
      ) : isStacked ? (
        <StackedChart
          cabinet={cabinet}
          spec={spec}
          change={change}
          label={`${name} by ${grain} and ${first.label.toLowerCase()}`}
          dimension={first.name}
          whole={timeSeries.isPlaceholderData ? undefined : timeSeries.data}
          failure={answerFailure(timeSeries)}
          present={present}
          x={{ ...axes[grain], partial: partialOf(grain, timeSeries.data, present) }}
          before={isCompared ? compared : undefined}
          view={view}
        />
      ) : (
        <Stale when={timeSeries.isPlaceholderData}>
          <Chart
            {...shared}
            kind="area"
            label={`${name} by ${grain}`}
            data={timeSeries.data && timeSeriesOf(timeSeries.data, spec.focus.name, present)}
            error={answerFailure(timeSeries)}
            x={{ ...axes[grain], partial: partialOf(grain, timeSeries.data, present) }}
          />
        </Stale>
      )}
    </Root>
  );
}

/** The grain of the drawn answer, also while the next one loads. */
const grainOf = ({ dimensions }: AnalyticsAnswer): Report['spec']['grain'] =>
  dimensions.length === 2 ? 'hour' : dimensions[0] === 'week' ? 'week' : 'day';

/** The points that are incomplete, because they are under way or cut by the bounds of the period. */
function partialOf(grain: Report['spec']['grain'], answer: AnalyticsAnswer | undefined, present: CurrentHour) {
  if (grain === 'week' && answer) return partialWeeks(answer, present.today);
  const at = grain === 'day' ? present.today : answer && hourUnderWay(answer, present);
  return at === undefined ? undefined : new Map([[at, 'so far']]);
}
