export { type BulkResult, BulkResults } from './bulk-results';
export { BulkResultsDialog } from './bulk-results-dialog';
export { inverseAction } from './inverse-action';
export { refusalLines } from './name-results';
export { useBulkChange } from './use-bulk-change';
