export { type ListState, pageParams, pageSize } from './page-params';
