export { NewPaymentPage } from './ui/new-payment-page';
