import { chakra } from '@chakra-ui/react/styled-system';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { RecordFigures as Figures, FiguresTotals } from '@/shared/api';
import type { PeriodState } from '@/shared/lib/dates';
import { Chart } from '@/shared/ui/chart';
import { failureOf } from '@/shared/ui/error-state';
import { PeriodFilter } from '@/shared/ui/period-filter';
import { StatGroup } from '@/shared/ui/stat';
import { recordPeriod } from '../model/figures-period';
import { type Metric, metrics } from '../model/metrics';
import { MetricStat } from './metric-stat';

const Root = chakra('section', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } });

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });

const shown: readonly Metric[] = ['impressions', 'shows', 'clicks', 'ctr', 'spend'];
const shownInHalf: readonly Metric[] = ['shows', 'clicks', 'ctr', 'spend'];

interface RecordFiguresProps {
  figures: UseQueryResult<Figures>;
  currency: string;
  state: PeriodState;
  onChange: (change: PeriodState) => void;
  /** Beside the dates. */
  actions?: ReactNode;
  /** Beside something else: four figures, two by two. */
  isHalf?: boolean;
}

/** The figures of a record in its dates, and the course of the one that is pressed, with the period before. */
export function RecordFigures({ figures, currency, state, onChange, actions, isHalf = false }: RecordFiguresProps) {
  const [metric, setMetric] = useState<Metric>('shows');
  const totals = figures.data?.totals;
  const { label, format } = metrics[metric];
  const isCompared = state.compare !== 'none';
  return (
    <Root aria-label="Figures">
      <Bar>
        <PeriodFilter state={state} preset={recordPeriod} onChange={onChange} />
        {actions}
      </Bar>
      {!figures.isError && (
        <StatGroup label="Totals" kind={isHalf ? 'half' : 'record'}>
          {(isHalf ? shownInHalf : shown).map((one) => (
            <MetricStat
              key={one}
              metric={one}
              totals={totals}
              today={figures.data?.period.today}
              currency={one === 'spend' ? currency : undefined}
              pressed={one === metric}
              onPress={() => setMetric(one)}
            />
          ))}
        </StatGroup>
      )}
      <Chart
        kind={isCompared ? 'line' : 'area'}
        label={`${label} by day`}
        data={totals && courseOf(totals, metric)}
        error={failureOf(figures)}
        x={{ key: 'day', label: 'Day', kind: 'day', unfinished: figures.data?.period.today }}
        series={[
          { key: 'now', label, tone: metrics[metric].tone === 'money' ? 2 : 1 },
          ...(isCompared ? [{ key: 'before', label: 'Period before', pale: true } as const] : []),
        ]}
        {...(format && { format })}
      />
    </Root>
  );
}

/** A day of the chart, with the day of the period before that has its place. */
const courseOf = ({ days, days_before }: FiguresTotals, metric: Metric) =>
  days.map((figures, index) => {
    const before = days_before[index];
    const { read } = metrics[metric];
    return { day: figures.day, now: read(figures), before: before ? read(before) : null };
  });
