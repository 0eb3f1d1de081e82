import { ApiError, belongsToForm, isTransient } from '@/shared/api';
import { ReasonDialog, type ReasonDialogProps } from '@/shared/ui/reason-dialog';

interface DecisionDialogProps extends Omit<ReasonDialogProps, 'help'> {
  name: 'ban' | 'reason';
  /**
   * Called before the dialog closes by itself: the decision is saved, or nobody can make it any more because the advert
   * has changed. A toast has said so.
   */
  onDecided?: ((isDone: boolean) => void) | undefined;
}

/** Asks for the reason of a decision on an advert, which its owner can read. */
export function DecisionDialog({ onSubmit, onDecided, ...dialog }: DecisionDialogProps) {
  const decide = async (reason: string) => {
    try {
      await onSubmit(reason);
      onDecided?.(true);
    } catch (error) {
      const isRefused = onDecided !== undefined && !isTransient(error);
      if (error instanceof ApiError && (belongsToForm(error) || !isRefused)) throw error;
      // the status has changed meanwhile: a toast has said so, and the dialog closes
      onDecided?.(false);
    }
  };
  return <ReasonDialog {...dialog} help="Visible to the advertiser" onSubmit={decide} />;
}
