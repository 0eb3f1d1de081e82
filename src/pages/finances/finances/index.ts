export { financeSearch } from './model/finance-search';
export { FinancesPage } from './ui/finances-page';
