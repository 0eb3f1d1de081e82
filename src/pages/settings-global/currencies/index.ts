export { CurrenciesPage } from './ui/currencies-page';
