export { type Confirm, type Question, useConfirm } from './confirm-context';
export { ConfirmProvider } from './confirm-provider';
export { Consequences } from './consequences';
export { useRemoval } from './use-removal';
