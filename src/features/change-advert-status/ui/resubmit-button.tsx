import { Button } from '@/shared/ui/button';
import { type ReviewedAdvert, useReviewAdvert } from '../api/use-review-advert';

/** Sends a returned advert back to review without changes. */
export function ResubmitButton({ advert }: { advert: ReviewedAdvert }) {
  const { mutate: review, isPending } = useReviewAdvert(advert);
  return (
    <Button variant="outline" loading={isPending} onClick={() => review({ action: 'resubmit' })}>
      Send back to review
    </Button>
  );
}
