export { newPaymentSearch } from './model/new-payment-search';
export { NewPaymentPage } from './ui/new-payment-page';
