import { decideInDialog, ReasonDialog, type ReasonDialogProps } from '@/shared/ui/reason-dialog';

interface DecisionDialogProps extends Omit<ReasonDialogProps, 'help'> {
  name: 'ban' | 'reason';
  /** See `decideInDialog`. */
  onDecided?: ((isDone: boolean) => void) | undefined;
}

/** Asks for the reason of a decision on an advert, which its owner can read. */
export const DecisionDialog = ({ onSubmit, onDecided, ...dialog }: DecisionDialogProps) => (
  <ReasonDialog
    {...dialog}
    help="Visible to the advertiser"
    onSubmit={(reason) => decideInDialog(() => onSubmit(reason), onDecided)}
  />
);
