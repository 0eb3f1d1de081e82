export { entriesOf, infiniteList } from './infinite-list';
export { listQuery } from './list-query';
export { listedStatuses } from './listed-statuses';
export {
  defaultPageSize,
  firstPage,
  type ListState,
  numberedPages,
  type PageCursors,
  pageParams,
  pageSizes,
} from './page-params';
export { emptyListQuery, hasFilters, type ListQuery, navigationTo, queryOf } from './query';
export { readAll } from './read-all';
export { type Sort, sortOf, sortParam } from './sort';
