export { actionsColumn } from './actions-column';
export { columnFacts } from './column-facts';
export { type Choice, type Columns, createColumns } from './columns';
export { DataTable, type DataTableProps } from './data-table';
export { OneChoiceFilter } from './one-choice-filter';
export { RowLink } from './row-link';
export type { RowKey, Selection } from './selection';
export { useStoredPreferences } from './use-stored-preferences';
