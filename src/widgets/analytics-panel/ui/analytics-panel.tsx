import { type Condition, formatCondition } from '@preroll/rules/analytics/analytics-conditions';
import {
  analyticsMetrics,
  type AnalyticsMetric as MetricName,
  metricHead,
} from '@preroll/rules/analytics/analytics-metrics';
import { comparisonOf, isNewSince } from '@preroll/rules/time/compared-period';
import { todayIn } from '@preroll/rules/time/periods';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import {
  analyticsQueries,
  answerFailure,
  comparedSeries,
  metricFacts,
  SlowAnswer,
  sumsToRequest,
} from '@/entities/analytics';
import { type Cabinet, managesOthers } from '@/entities/session';
import { type PeriodPreset, periodOf, type ZonedPeriodState } from '@/shared/lib/dates';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { styled } from '@/shared/theme';
import { Chart } from '@/shared/ui/chart';
import { EmptyState } from '@/shared/ui/empty-state';
import { PeriodFilter } from '@/shared/ui/period-filter';
import { Stale } from '@/shared/ui/stale';
import { noTrend, Stat, StatGroup } from '@/shared/ui/stat';
import { coversLifetime, hasNoResults, panelFigure } from '../model/panel-figures';

const Root = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    '&[data-half]': { display: 'contents' },
    lg: {
      '&[data-half] > :first-child': { gridColumn: '2' },
      // the chart, inside a frame with `display: contents`
      '&[data-half] > :last-child > *': { gridColumn: '1 / -1' },
    },
  },
});

/** A container query context, so that the dates can adapt to its width. */
const Head = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    '[data-half] > &': { containerType: 'inline-size' },
  },
});

const Bar = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });

interface AnalyticsPanelProps {
  cabinet: Cabinet;
  /**
   * Conditions that select the record's results; all of them must match. One of them names a single record with an
   * owner.
   */
  of: readonly Pick<Condition, 'dimension' | 'values'>[];
  metrics: readonly MetricName[];
  /** The metric that is charted initially. */
  first: MetricName;
  state: ZonedPeriodState;
  /** The dates for URLs without any. */
  preset: PeriodPreset;
  /** The time zone of the days. */
  timezone: string;
  onChange: (change: ZonedPeriodState) => void;
  actions?: ReactElement;
  /** When the record was created: there are no results before. */
  createdAt: Date;
  /** Whether the record may include older records, so that there can be results before its creation. */
  takesIn?: boolean;
  /** Whether there have ever been results; undefined if unknown. */
  hasResults?: boolean | undefined;
  /** Says when the first results will appear. */
  noResultsHint: string;
  /** For a two-column grid: the figures form two columns in its second column, with the chart below, across both. */
  isHalf?: boolean;
}

/** The figures of a record, read from the events, and a chart of the selected figure. */
export function AnalyticsPanel({
  cabinet,
  of,
  metrics,
  first,
  state,
  preset,
  timezone,
  onChange,
  actions,
  createdAt,
  takesIn = false,
  hasResults,
  noResultsHint,
  isHalf = false,
}: AnalyticsPanelProps) {
  const [metric, setMetric] = useState(first);
  const today = todayIn(timezone);
  const period = periodOf(state, preset, today);
  const hasBegun = hasResults ?? !coversLifetime(period, { createdAt, timezone, today });
  const query = useStaleLimit(
    useQuery(
      analyticsQueries.record(cabinet, {
        period,
        timezone,
        metrics: sumsToRequest(metrics),
        filter: of.map((condition) => formatCondition({ ...condition, operator: 'in' })),
        compare: comparisonOf(state),
      }),
    ),
  );
  const { data } = query;
  const { currency = '', compare_from: comparedFrom, kept_from: firstRetainedDay } = data?.passport ?? {};
  const isCompared = state.compare !== 'none' && comparedFrom !== null;
  const isEmpty = data !== undefined && hasNoResults(data);
  const field = (name: MetricName) => ({
    name,
    label: analyticsMetrics[name].label,
    unit: analyticsMetrics[name].unit,
  });
  const figures = new Map(metrics.map((name) => [name, data && panelFigure(data, name)]));
  const { format, tone, goodWhen } = metricFacts(field(metric));

  return (
    <Root aria-label="Figures" data-half={isHalf || undefined}>
      <Head>
        <Bar>
          <PeriodFilter
            state={state}
            preset={preset}
            timezone={timezone}
            firstRetainedDay={firstRetainedDay}
            until={data?.passport.compared_until}
            onChange={onChange}
            {...((managesOthers(cabinet) || state.zone !== undefined) && {
              onZoneChange: (zone) => onChange({ zone }),
            })}
          />
          {actions}
          {query.isFetching && !data && <SlowAnswer cabinet={cabinet} />}
        </Bar>
        <Stale when={query.isPlaceholderData}>
          {!query.isError && (
            <StatGroup label="Totals" kind={isHalf ? 'half' : 'record'}>
              {metrics.map((name) => {
                const figure = figures.get(name);
                const { label, unit } = field(name);
                return (
                  <Stat
                    key={name}
                    label={label}
                    unit={unit === 'money' ? currency : undefined}
                    {...metricFacts(field(name))}
                    value={figure?.value}
                    before={figure?.before}
                    isNew={!takesIn && isNewSince(createdAt, comparedFrom ?? null, timezone)}
                    // today is still under way
                    trend={isEmpty ? noTrend : figure?.days.filter(({ day }) => day !== today).map(({ now }) => now)}
                    pressed={name === metric}
                    onPress={() => setMetric(name)}
                  />
                );
              })}
            </StatGroup>
          )}
        </Stale>
      </Head>
      <Stale when={query.isPlaceholderData}>
        <Chart
          kind="area"
          label={metricHead({ ...field(metric), label: `${field(metric).label} by day` }, currency)}
          data={isEmpty ? [] : figures.get(metric)?.days}
          empty={
            hasBegun ? (
              <EmptyState title="No results in these dates">Choose other dates to see results.</EmptyState>
            ) : (
              <EmptyState title="No results yet">{noResultsHint}</EmptyState>
            )
          }
          error={answerFailure(query)}
          x={{ key: 'day', label: 'Day', kind: 'day', partial: new Map([[today, 'so far']]) }}
          series={[
            { key: 'now', label: field(metric).label, tone: tone === 'money' ? 2 : 1 },
            ...(isCompared ? [comparedSeries(data?.passport, true)] : []),
          ]}
          format={format}
          goodWhen={goodWhen}
        />
      </Stale>
    </Root>
  );
}
