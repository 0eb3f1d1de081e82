export { type Columns, createColumns } from './columns';
export { DataTable, type DataTableProps } from './data-table';
export { RowLink } from './row-link';
export type { RowKey, Selection } from './selection';
