export { feedQueries } from './api/feed-queries';
