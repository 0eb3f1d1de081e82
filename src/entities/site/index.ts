export { siteQueries } from './api/site-queries';
export type { Site } from './model/site';
export { SiteStatusBadge } from './ui/site-status-badge';
