export { resolutionQueries } from './api/resolution-queries';
export { type Resolution, resolutionSize } from './model/resolution';
