export { useCurrencyOf } from './api/use-currency-of';
export { userQueries } from './api/user-queries';
export { OwnerField } from './ui/owner-field';
