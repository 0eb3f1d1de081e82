export { loadedBalances, readCurrency } from './api/read-currency';
export { readAllDocuments, readAllTransactions, transactionQueries } from './api/transaction-queries';
export { chooseBalance, inOneCurrency, waitingOf } from './model/choose-balance';
export {
  documentKindLabels,
  documentName,
  documentState,
  documentStatusLabels,
  issuedOn,
} from './model/document-labels';
export { latestMonths } from './model/latest-months';
export { newKey } from './model/new-key';
export { nextStep } from './model/next-step';
export { oneCurrency } from './model/one-currency';
export {
  isDropped,
  transactionMethodLabels,
  transactionState,
  transactionStatusLabels,
  transactionTypeLabels,
} from './model/transaction-labels';
export { transactionNote, transactionTitle } from './model/transaction-title';
export { AccountNumber } from './ui/account-number';
export { DocumentStatusBadge } from './ui/document-status-badge';
export { MonthStateBadge } from './ui/month-state-badge';
export { TransactionStatusBadge } from './ui/transaction-status-badge';
