export { loadedBalances, readCurrency } from './api/read-currency';
export { readAllDocuments, readAllTransactions, transactionQueries } from './api/transaction-queries';
export { chooseBalance, limitToCurrency, waitingListState } from './model/choose-balance';
export { commonCurrency } from './model/common-currency';
export {
  documentKindLabels,
  documentName,
  documentState,
  documentStatusLabels,
  formatIssueDate,
} from './model/document-labels';
export { latestMonths } from './model/latest-months';
export { nextStep } from './model/next-step';
export { randomUuid } from './model/random-uuid';
export {
  isCancelledOrRejected,
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
