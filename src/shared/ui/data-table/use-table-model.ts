import { type RowData, useTable } from '@tanstack/react-table';
import type { ListQuery } from '@/shared/lib/paging';
import { type Columns, features, type TableModel } from './columns';

const none: readonly never[] = [];

interface TableModelOptions<Row extends RowData> {
  rows: readonly Row[] | undefined;
  columns: Columns<Row>;
  rowId: (row: Row) => string;
  query: ListQuery;
  server: boolean;
  hidden: readonly string[];
  /** Identifies what the rows are sorted for; while it is the same, changed values don't reorder the rows. */
  resortKey?: string | undefined;
}

/** Creates the table model: sorted and filtered rows with the visible columns. */
export function useTableModel<Row extends RowData>({
  rows,
  columns,
  rowId,
  query,
  server,
  hidden,
  resortKey,
}: TableModelOptions<Row>): TableModel<Row> {
  const { search, sort, choices } = query;
  const sorting = sort ? [sort] : [];
  const columnFilters = Object.entries(choices).flatMap(([id, value]) => (value.length > 0 ? [{ id, value }] : []));
  const columnVisibility = Object.fromEntries(hidden.map((id) => [id, false]));
  return useTable({
    features,
    columns,
    data: rows ?? none,
    getRowId: rowId,
    manualSorting: server,
    manualFiltering: server,
    enableMultiSort: false,
    meta: { resortKey },
    state: { sorting, globalFilter: search, columnFilters, columnVisibility },
  });
}
