import type { ListFigures as Figures } from '@/shared/api';
import { StatGroup } from '@/shared/ui/stat';
import { addCurrencies } from '../model/add-currencies';
import { MetricStat } from './metric-stat';

const counts = ['shows', 'clicks', 'ctr', 'completed'] as const;

/**
 * The totals of all records that match a list's filters.
 *
 * @param data undefined while loading
 */
export function ListTotals({ data }: { data: Figures | undefined }) {
  const period = data?.period;
  const all = data && addCurrencies(data.totals);
  return (
    <StatGroup label="Totals" kind="list">
      {counts.map((metric) => (
        <MetricStat key={metric} metric={metric} totals={all} period={period} />
      ))}
      {data && data.totals.length > 0 ? (
        data.totals.map((totals) => (
          <MetricStat key={totals.currency} metric="spend" totals={totals} period={period} currency={totals.currency} />
        ))
      ) : (
        // without results there is no currency; the figure is shown anyway, so that the layout doesn't change
        <MetricStat metric="spend" totals={all} period={period} />
      )}
    </StatGroup>
  );
}
