import type { ColumnFiltersState, RowModel } from '@tanstack/react-table';
import type { ColumnMeta } from './column-meta';

// biome-ignore lint/suspicious/noExplicitAny: as the library types row models whose rows it doesn't read
type Rows = RowModel<any, any>;

interface Filterable {
  getPreFilteredRowModel: () => Rows;
  getAllLeafColumns: () => readonly {
    id: string;
    accessorFn?: ((row: unknown, index: number) => unknown) | undefined;
    columnDef: { meta?: ColumnMeta };
  }[];
  atoms: { globalFilter?: { get: () => string }; columnFilters?: { get: () => ColumnFiltersState } };
}

/**
 * Filters rows by search text, case-insensitively, and by the chosen values of columns. TanStack's own filter also
 * records for each row which columns passed, which costs noticeable time at ten thousand rows.
 */
export function createFilteredRows(table: Filterable) {
  let last: { before: Rows; text: string; filters: ColumnFiltersState; after: Rows } | undefined;
  return () => {
    const before = table.getPreFilteredRowModel();
    const text = table.atoms.globalFilter?.get().trim().toLowerCase() ?? '';
    const filters = table.atoms.columnFilters?.get() ?? [];
    if (last?.before !== before || last.text !== text || last.filters !== filters) {
      last = { before, text, filters, after: filterRows(table, before, text, filters) };
    }
    return last.after;
  };
}

function filterRows(table: Filterable, model: Rows, text: string, filters: ColumnFiltersState): Rows {
  if (text === '' && filters.length === 0) return model;
  const columns = table.getAllLeafColumns();
  const searched = text === '' ? [] : columns.filter(({ columnDef: { meta } }) => meta?.searchable);
  const chosen = filters.flatMap(({ id, value }) => {
    const column = columns.find((column) => column.id === id);
    return column ? [{ column, values: value as readonly string[] }] : [];
  });
  const rows = model.rows.filter(
    ({ original, index }) =>
      (text === '' || searched.some(({ accessorFn }) => textOf(accessorFn?.(original, index)).includes(text))) &&
      chosen.every(({ column, values }) => values.includes(String(column.accessorFn?.(original, index)))),
  );
  return { rows, flatRows: rows, rowsById: model.rowsById };
}

const textOf = (value: unknown) => (value == null ? '' : String(value).toLowerCase());
