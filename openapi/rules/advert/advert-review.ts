import type { Refusal } from '../text/refusal.ts';
import { isAdmin } from '../user/admin.ts';

export type AdvertReviewAction = 'return' | 'resubmit';

interface AdvertFacts {
  status: 'approved' | 'working' | 'stopped' | 'moderate' | 'ban' | 'deleted';
  /** An admin has returned it to its owner. */
  isReturned: boolean;
}

interface Viewer {
  supportPanels: readonly string[];
  isAdmin: boolean;
}

/**
 * - `forbidden`: only admins may do this
 * - `no-change`: the advert is already waiting for review
 * - `invalid-transition`: only an advert on moderation can be returned, and only a returned one resubmitted
 */
export type AdvertReviewRefusal = Refusal<'forbidden' | 'no-change' | 'invalid-transition'>;

const refuse = (code: AdvertReviewRefusal['code'], text: string): AdvertReviewRefusal => ({ code, text });

/**
 * Returns why the viewer may not return an advert to its owner or send it back to review; null if they may. Neither
 * action changes the status, whose transitions are defined by the specification. A returned advert can be returned
 * again, for another reason.
 */
export function checkAdvertReview(
  { status, isReturned }: AdvertFacts,
  action: AdvertReviewAction,
  viewer: Viewer,
): AdvertReviewRefusal | null {
  if (action === 'return' && !isAdmin(viewer)) return refuse('forbidden', 'only admin can return');
  if (status !== 'moderate') return refuse('invalid-transition', `cannot ${action}, advert status ${status}`);
  return action === 'resubmit' && !isReturned ? refuse('no-change', 'advert already on moderate') : null;
}
