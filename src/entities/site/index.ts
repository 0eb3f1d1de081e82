export { siteQueries } from './api/site-queries';
export { type Site, siteStatusLabels } from './model/site';
export { SiteStatusBadge } from './ui/site-status-badge';
