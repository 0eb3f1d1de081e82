export { listQuery } from './list-query';
export { type ListState, pageParams, pageSize } from './page-params';
export { type Sort, sortOf, sortParam } from './sort';
