export { OpenInAnalytics } from './ui/open-in-analytics';
