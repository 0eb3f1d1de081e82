export { MonthsPage } from './ui/months-page';
