export { ListTable } from './list-table';
export { SavedViews } from './saved-views';
export { useSelectedRows } from './use-selected-rows';
