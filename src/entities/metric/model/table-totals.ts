import type { ListFigures } from '@/shared/api';
import { formatMoney, formatNumber, numberFormatter } from '@/shared/lib/format';
import type { TableTotals } from '@/shared/ui/data-table';
import { addCurrencies } from './add-currencies';
import { metrics } from './metrics';

const percent = numberFormatter(metrics.completed.format);

/** The currency of all matching amounts, for the column headers; undefined if there are several. */
export function figuresCurrency(figures: ListFigures | undefined): string | undefined {
  const [first, ...others] = figures?.totals ?? [];
  return others.length === 0 ? first?.currency : undefined;
}

/**
 * The totals row below `metricColumns`, for all matching records. Amounts of different currencies are not added up.
 *
 * @param label the records that are added up: "25 campaigns"
 */
export function tableTotals(figures: ListFigures | undefined, label: string): TableTotals | undefined {
  if (!figures) return undefined;
  const all = addCurrencies(figures.totals).figures;
  const completed = metrics.completed.read(all);
  const currency = figuresCurrency(figures);
  const [first] = figures.totals;
  return {
    label,
    cells: {
      shows: formatNumber(all.shows),
      clicks: formatNumber(all.clicks),
      completed: completed === null ? '–' : percent(completed),
      ...(first && currency && { spend: formatMoney(first.figures.spend, currency, { bare: true }) }),
    },
  };
}
