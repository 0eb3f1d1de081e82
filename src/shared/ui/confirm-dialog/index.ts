export { type Confirm, type Question, useConfirm } from './confirm-context';
export { ConfirmProvider } from './confirm-provider';
export { useRemoval } from './use-removal';
