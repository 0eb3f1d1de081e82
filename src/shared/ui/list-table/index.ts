export { ListTable } from './list-table';
