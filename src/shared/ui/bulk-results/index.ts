export { type BulkResult, BulkResults } from './bulk-results';
export { BulkResultsDialog } from './bulk-results-dialog';
export { useBulkChange } from './use-bulk-change';
