export { feedQueries } from './api/feed-queries';
export { feedKindLabels, feedStatusLabels } from './model/feed-labels';
