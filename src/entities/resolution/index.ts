export { resolutionQueries } from './api/resolution-queries';
export { resolutionSize } from './model/resolution-size';
