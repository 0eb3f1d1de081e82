import { chakra } from '@chakra-ui/react/styled-system';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListFigures as Figures } from '@/shared/api';
import type { PeriodState } from '@/shared/lib/dates';
import { PeriodFilter } from '@/shared/ui/period-filter';
import { StatGroup } from '@/shared/ui/stat';
import { addCurrencies } from '../model/add-currencies';
import { listPeriod } from '../model/figures-period';
import { MetricStat } from './metric-stat';

const Root = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', mb: '4' } });

const counts = ['shows', 'clicks', 'ctr'] as const;

interface ListFiguresProps {
  figures: UseQueryResult<Figures>;
  state: PeriodState;
  onChange: (change: PeriodState) => void;
}

/** The dates of a list, and its totals: of everything that its filters match. Nothing for a list that failed. */
export function ListFigures({ figures: { data, isError }, state, onChange }: ListFiguresProps) {
  if (isError) return null;
  const all = data && addCurrencies(data.totals);
  return (
    <Root>
      <PeriodFilter state={state} preset={listPeriod} onChange={onChange} />
      <StatGroup label="Totals" kind="list">
        {counts.map((metric) => (
          <MetricStat key={metric} metric={metric} totals={all} />
        ))}
        {data && data.totals.length > 0 ? (
          data.totals.map((totals) => (
            <MetricStat key={totals.currency} metric="spend" totals={totals} currency={totals.currency} />
          ))
        ) : (
          // no result has a currency: the figure stays, so that nothing jumps
          <MetricStat metric="spend" totals={all} />
        )}
      </StatGroup>
    </Root>
  );
}
