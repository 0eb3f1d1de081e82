export { useCheckOrdAccess } from './api/use-check-ord-access';
