export { type Confirm, type Question, useConfirm } from './confirm-context';
export { ConfirmProvider } from './confirm-provider';
export { Consequences } from './consequences';
export { loadConfirmDialog } from './load-confirm-dialog';
export { useRemoval } from './use-removal';
