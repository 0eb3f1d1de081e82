import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { Db } from '../db/database.ts';
import { adverts } from '../db/schema.ts';
import { expectRow } from '../records/expect-row.ts';
import { lockAdvert } from './advert-queries.ts';
import type { ChangedAdvert } from './create-advert.ts';
import { notReturned } from './review-columns.ts';
import { writeAdvertChange } from './write-advert-change.ts';

/**
 * Marks an advert as deleted, which hides it everywhere.
 * @throws ApiError 404 for an advert outside the actor's scope
 */
export function removeAdvert(db: Db, actor: Actor, advertId: number): Promise<ChangedAdvert> {
  return db.transaction(async (tx) => {
    const { advert: before, ownerId } = await lockAdvert(tx, actor, advertId);
    const updated = await tx
      .update(adverts)
      .set({
        status: 'deleted',
        ...notReturned,
        version: before.version + 1,
        updatedBy: actor.user.id,
        updatedAt: sql`now()`,
      })
      .where(eq(adverts.id, advertId))
      .returning();
    const advert = expectRow(updated);
    await writeAdvertChange(tx, actor, { before: { advert: before }, after: { advert } });
    return { advert, ownerId };
  });
}
