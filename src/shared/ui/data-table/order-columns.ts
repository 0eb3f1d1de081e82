import type { RowData } from '@tanstack/react-table';
import { columnFacts } from './column-facts';
import type { Columns } from './columns';

/**
 * Sorts columns by the order that the user chose. The first column, with the row headers, stays first, and columns that
 * can't be hidden stay last. Columns added since the choice follow the chosen ones.
 */
export function orderColumns<Row extends RowData>(
  columns: Columns<Row>,
  order: readonly string[] | undefined,
): Columns<Row> {
  if (order === undefined) return columns;
  const places = columnFacts(columns).map(({ id, hideable }, position) => {
    if (!hideable) return position === 0 ? -1 : order.length + 1;
    return order.includes(id) ? order.indexOf(id) : order.length;
  });
  return columns
    .map((column, position) => ({ column, place: places[position] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ column }) => column);
}
