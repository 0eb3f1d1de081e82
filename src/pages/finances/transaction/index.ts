export { TransactionPage } from './ui/transaction-page';
