import { ReasonDialog, type ReasonDialogProps } from '@/shared/ui/reason-dialog';

interface LockDialogProps extends Pick<ReasonDialogProps, 'title' | 'name' | 'onSubmit' | 'onClose'> {
  submitLabel: 'Lock' | 'Ban';
}

/** Asks for the reason of a lock or ban. The user sees it with the next call. */
export const LockDialog = (dialog: LockDialogProps) => (
  <ReasonDialog
    {...dialog}
    help="The user reads it. They are signed out at once"
    danger={dialog.submitLabel === 'Ban'}
  />
);
