import { type AdvertReviewAction, checkAdvertReview } from '@preroll/rules/advert/advert-review';
import { useMutation } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { type Advert, advertQueries, toAdvert } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { $viewer } from '@/entities/session';
import { reviewAdvert } from '@/shared/api';
import { advertStatusScope, nobody } from './use-change-advert-status';

/** The data of an advert that a review needs, as the user sees it: a decision about another version is refused. */
export type ReviewedAdvert = Pick<Advert, 'id' | 'campaignId' | 'name' | 'status' | 'returned' | 'version'>;

interface Review {
  action: AdvertReviewAction;
  /** Required for a return. */
  reason?: string;
}

const doneWords = { return: 'returned', resubmit: 'sent back to review' } as const;

/**
 * Returns an advert in moderation to its owner, or sends it back to review. Neither changes its status. Rejects with
 * the rule's text if the rule refuses.
 */
export function useReviewAdvert(advert: ReviewedAdvert, { hasForm = false }: { hasForm?: boolean } = {}) {
  const { id, status, returned, version } = advert;
  const viewer = useUnit($viewer) ?? nobody;

  return useMutation({
    scope: advertStatusScope(id),
    meta: {
      hasForm,
      invalidates: [...advertQueries.about(advert), campaignQueries.about(advert.campaignId)],
      writtenAdverts: (saved: Advert) => [saved],
      success: ({ name }: Advert, { action }: Review) => `Advert ${name} ${doneWords[action]}`,
    },
    mutationFn: async (review: Review) => {
      const refusal = checkAdvertReview({ status, isReturned: returned !== null }, review.action, viewer);
      if (refusal !== null) throw new Error(refusal.text);
      return toAdvert(await reviewAdvert(id, { ...review, version }));
    },
  });
}
