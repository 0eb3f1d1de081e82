export { growingList } from './growing-list';
export { listQuery } from './list-query';
export { type ListState, pageParams, pageSizes, usualPageSize } from './page-params';
export { narrowsDown, navigationTo, type Query, queryOf, wholeList } from './query';
export { type Sort, sortOf, sortParam } from './sort';
