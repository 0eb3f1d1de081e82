export { FinancesPage } from './ui/finances-page';
