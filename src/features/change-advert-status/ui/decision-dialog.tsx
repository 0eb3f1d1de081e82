import { decideInDialog, ReasonDialog, type ReasonDialogProps } from '@/shared/ui/reason-dialog';

interface DecisionDialogProps extends Omit<ReasonDialogProps, 'help'> {
  name: 'ban' | 'reason';
  /** See `decideInDialog`. */
  onDecided?: ((isDone: boolean) => void) | undefined;
}

/** Asks for the reason of a decision about an advert, which is shown to its owner. */
export const DecisionDialog = ({ onSubmit, onDecided, ...dialog }: DecisionDialogProps) => (
  <ReasonDialog
    {...dialog}
    help="Visible to the advertiser"
    onSubmit={(reason) => decideInDialog(() => onSubmit(reason), onDecided)}
  />
);
