import type { ListFigures } from '@/shared/api';
import { formatExactMoney, formatNumber } from '@/shared/lib/format';
import type { TableTotals } from '@/shared/ui/data-table';
import { addCurrencies } from './add-currencies';

/**
 * The totals row below `metricColumns`: of everything that the filters match. Amounts of several currencies are not
 * added up.
 *
 * @param label what is added up: "25 campaigns"
 */
export function tableTotals(figures: ListFigures | undefined, label: string): TableTotals | undefined {
  if (!figures) return undefined;
  const { shows, clicks } = addCurrencies(figures.totals).figures;
  const [first, ...others] = figures.totals;
  return {
    label,
    cells: {
      shows: formatNumber(shows),
      clicks: formatNumber(clicks),
      ...(first && others.length === 0 && { spend: formatExactMoney(first.figures.spend, first.currency) }),
    },
  };
}
