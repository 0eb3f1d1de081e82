import type { Refusal } from '../text/refusal.ts';
import { isAdmin } from '../user/admin.ts';

export type AdvertReviewAction = 'return' | 'resubmit';

interface AdvertFacts {
  status: 'approved' | 'working' | 'stopped' | 'moderate' | 'ban' | 'deleted';
  /** Whether an admin sent it back to its owner. */
  isReturned: boolean;
}

/** The user who asks. */
interface Viewer {
  supportPanels: readonly string[];
  isAdmin: boolean;
}

/**
 * - `forbidden`: only admins may do this
 * - `no-change`: the advert waits for review already
 * - `invalid-transition`: only an advert on moderation can be returned, and only a returned one sent back
 */
export type AdvertReviewRefusal = Refusal<'forbidden' | 'no-change' | 'invalid-transition'>;

const refuse = (code: AdvertReviewRefusal['code'], text: string): AdvertReviewRefusal => ({ code, text });

/**
 * Says why the viewer may not return an advert to its owner, or send it back to review; null if they may. Neither
 * changes the status, whose transitions are the specification's. A returned advert can be returned again, for another
 * reason.
 */
export function refuseAdvertReview(
  { status, isReturned }: AdvertFacts,
  action: AdvertReviewAction,
  viewer: Viewer,
): AdvertReviewRefusal | null {
  if (action === 'return' && !isAdmin(viewer)) return refuse('forbidden', 'only admin can return');
  if (status !== 'moderate') return refuse('invalid-transition', `cannot ${action}, advert status ${status}`);
  return action === 'resubmit' && !isReturned ? refuse('no-change', 'advert already on moderate') : null;
}
