export { type Columns, createColumns } from './columns';
export { DataTable, type DataTableProps } from './data-table';
export { defaultPreferences, type TablePreferences } from './preferences';
export { RowLink } from './row-link';
export type { RowKey, Selection } from './selection';
export { useStoredPreferences } from './stored-preferences';
