export { analyticsSearch } from './model/analytics-search';
export { AnalyticsPage } from './ui/analytics-page';
