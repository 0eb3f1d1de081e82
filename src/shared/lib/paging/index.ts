export { type ListState, pageParams, pageSize } from './page-params';
export { sortOf, sortParam } from './sort';
