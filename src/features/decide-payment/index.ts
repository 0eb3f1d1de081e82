export { paymentActionLabels, unsignedAmount } from './model/action-texts';
export { useDecidePayment } from './ui/use-decide-payment';
