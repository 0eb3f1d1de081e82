import { type ReviewedAdvert, useReviewAdvert } from '../api/use-review-advert';
import { DecisionDialog } from './decision-dialog';

interface ReturnDialogProps {
  advert: ReviewedAdvert;
  /** See `DecisionDialog`. */
  onDecided?: (isDone: boolean) => void;
  onClose: () => void;
}

/** Returns an advert to its owner with a reason, or changes the reason of a returned one. */
export function ReturnDialog({ advert, onDecided, onClose }: ReturnDialogProps) {
  const { mutateAsync: review } = useReviewAdvert(advert, { hasForm: true });
  return (
    <DecisionDialog
      title={`Return ${advert.name}?`}
      name="reason"
      reason={advert.returned?.reason}
      submitLabel="Return"
      onSubmit={(reason) => review({ action: 'return', reason })}
      onDecided={onDecided}
      onClose={onClose}
    >
      The advert leaves the queue until its owner changes it or sends it back.
    </DecisionDialog>
  );
}
