import { type Condition, writeCondition } from '@preroll/rules/analytics/analytics-conditions';
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
  sumsToAsk,
} from '@/entities/analytics';
import { type Cabinet, managesOthers } from '@/entities/session';
import { type PeriodPreset, periodOf, type ZonedPeriodState } from '@/shared/lib/dates';
import { useCurrent } from '@/shared/lib/scheduling';
import { styled } from '@/shared/theme';
import { Chart } from '@/shared/ui/chart';
import { EmptyState } from '@/shared/ui/empty-state';
import { PeriodFilter } from '@/shared/ui/period-filter';
import { Stale } from '@/shared/ui/stale';
import { noTrend, Stat, StatGroup } from '@/shared/ui/stat';
import { coversLife, hasNothing, panelFigure } from '../model/panel-figures';

const Root = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    '&[data-half]': { display: 'contents' },
    lg: {
      '&[data-half] > :first-child': { gridColumn: '2' },
      // the chart, in a box-less frame
      '&[data-half] > :last-child > *': { gridColumn: '1 / -1' },
    },
  },
});

/** A container, so that the dates are as short as its width asks for. */
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
  /** Whose results, as conditions that all have to hold. One of them names one record with an owner. */
  of: readonly Pick<Condition, 'dimension' | 'values'>[];
  /** The figures, in the order in which they are read. */
  metrics: readonly MetricName[];
  /** The one that is charted first. */
  first: MetricName;
  state: ZonedPeriodState;
  /** The dates that a URL without any means. */
  preset: PeriodPreset;
  /** Where its days begin. */
  timezone: string;
  onChange: (change: ZonedPeriodState) => void;
  /** Beside the dates. */
  actions?: ReactElement;
  /** When the record was created: there are no results of the time before. */
  createdAt: Date;
  /** Whether it has taken in what is older, so that its results may be older than itself. */
  takesIn?: boolean;
  /** Whether there have ever been results; undefined if unknown. */
  hasResults?: boolean | undefined;
  /** When the first results appear, in a sentence. */
  firstResults: string;
  /** In a grid of two columns, beside something else: the figures stand two by two in the second, the chart below both. */
  isHalf?: boolean;
}

/** The figures of a record in its dates, and the trend of the one that is pressed, from the events themselves. */
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
  firstResults,
  isHalf = false,
}: AnalyticsPanelProps) {
  const [metric, setMetric] = useState(first);
  const today = todayIn(timezone);
  const period = periodOf(state, preset, today);
  const hasBegun = hasResults ?? !coversLife(period, { createdAt, timezone, today });
  const query = useCurrent(
    useQuery(
      analyticsQueries.record(cabinet, {
        period,
        timezone,
        metrics: sumsToAsk(metrics),
        filter: of.map((condition) => writeCondition({ ...condition, operator: 'in' })),
        compare: comparisonOf(state),
      }),
    ),
  );
  const { data } = query;
  const { currency = '', compare_from: comparedFrom, kept_from: keptFrom } = data?.passport ?? {};
  const isCompared = state.compare !== 'none' && comparedFrom !== null;
  const isEmpty = data !== undefined && hasNothing(data);
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
            keptFrom={keptFrom}
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
                    // the day under way isn't over
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
              <EmptyState title="No results yet">{firstResults}</EmptyState>
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
