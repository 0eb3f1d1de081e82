import { and, eq, notInArray } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { adverts, campaigns } from '../../platform/db/schema.ts';
import type { ChangedAdvert } from './create-advert.ts';
import { backInReview, writeAdvert } from './write-advert.ts';

/**
 * Puts an advertiser's adverts whose videos contain the marking back on moderation, in the transaction that changes the
 * advertiser's name, because the videos show the old name. This applies to changes by admins, too: an admin who edits an
 * advert sees its video, but one who edits a user does not.
 */
export async function reviewMarked(
  tx: Transaction,
  actor: Pick<Actor, 'user'>,
  ownerId: number,
): Promise<ChangedAdvert[]> {
  const shown = await tx
    .select({ advert: adverts })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(
      and(
        eq(campaigns.ownerId, ownerId),
        eq(adverts.markingInVideo, true),
        notInArray(adverts.status, ['moderate', 'ban', 'deleted']),
      ),
    )
    // in the same lock order as everywhere, to avoid deadlocks
    .orderBy(adverts.id)
    .for('update', { of: adverts });
  const changed: ChangedAdvert[] = [];
  for (const { advert: before } of shown) {
    const advert = await writeAdvert(tx, actor, before, { status: 'moderate', ...backInReview });
    changed.push({ advert, ownerId });
  }
  return changed;
}
