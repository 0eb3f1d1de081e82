import { type AdvertReviewAction, checkAdvertReview } from '@preroll/rules/advert/advert-review';
import { validateReasonText } from '@preroll/rules/advert/reason-text';
import { sql } from 'drizzle-orm';
import type { Notices } from '../../identity/notifications/notices.ts';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid, refusedBy } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { lockAdvert } from './advert-queries.ts';
import type { ChangedAdvert } from './create-advert.ts';
import { notifyAdvertOwner } from './notify-advert-owner.ts';
import { backInReview, type ReviewColumns, writeAdvert } from './write-advert.ts';

/**
 * Returns an advert on moderation to its owner with a reason, or sends it back to review.
 * @throws ApiError 400 for an outdated edit or an action that is not possible now, 403, 404, 422 for an invalid reason
 */
export function reviewAdvert(
  { db, notices }: { db: Db; notices: Notices },
  actor: Actor,
  advertId: number,
  { action, reason, version }: components['schemas']['AdvertReview'],
): Promise<ChangedAdvert> {
  return db.transaction(async (tx) => {
    const { advert: before, ownerId, updatedByName } = await lockAdvert(tx, actor, advertId);
    refuseStaleEdit({ ...before, updatedByName }, version);
    const facts = { status: before.status, isReturned: before.returnedAt !== null };
    const refusal = checkAdvertReview(facts, action, actor.user);
    if (refusal !== null) throw refusedBy(refusal);
    const advert = await writeAdvert(tx, actor, before, columnsAfter[action](reason));
    const decision = action === 'return' ? 'advert_returned' : null;
    await notifyAdvertOwner(tx, notices, actor, { advert, ownerId, decision });
    return { advert, ownerId };
  });
}

const columnsAfter: Record<AdvertReviewAction, (reason: string | undefined) => ReviewColumns> = {
  return: (reason) => {
    const refusal = validateReasonText(reason);
    if (refusal !== null) throw invalid({ reason: [refusal] });
    return { returnReason: reason, returnedAt: sql`now()` };
  },
  resubmit: () => backInReview,
};
