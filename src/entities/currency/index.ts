export { currencyQueries } from './api/currency-queries';
