export { AnalyticsPanel } from './ui/analytics-panel';
