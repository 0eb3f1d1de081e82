export { ListTable } from './list-table';
export { useSelectedRows } from './use-selected-rows';
