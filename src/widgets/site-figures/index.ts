export { noResults, type SiteMetric, SiteStats, siteMetrics } from './ui/site-stats';
