export { decideInDialog } from './decide-in-dialog';
export { ReasonDialog, type ReasonDialogProps } from './reason-dialog';
