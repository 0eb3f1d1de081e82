import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { TableModel } from './columns';

export interface TableTotals {
  /** Describes the summed rows: "12 of 25 campaigns". */
  label: string;
  /** By column id. */
  cells: Partial<Record<string, ReactNode>>;
}

interface TotalsRowProps<Row extends RowData> extends TableTotals {
  table: TableModel<Row>;
  selectable: boolean;
}

/** The totals below their columns. Not reachable by keyboard, because they contain no controls. */
export function TotalsRow<Row extends RowData>({ table, label, cells, selectable }: TotalsRowProps<Row>) {
  const columns = table.getVisibleLeafColumns();
  return (
    <tfoot>
      <tr>
        {selectable && <td data-boxes />}
        {columns.map(({ id, columnDef: { meta } }, position) =>
          position === 0 ? (
            <th key={id} scope="row" data-first>
              {label}
            </th>
          ) : (
            <td
              key={id}
              data-align={meta?.align}
              data-pinned={meta?.pinned}
              data-last={position === columns.length - 1 || undefined}
              translate="no"
            >
              {cells[id]}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
