import type { Actor } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/database.ts';
import { lockAdvert } from './advert-queries.ts';
import type { ChangedAdvert } from './create-advert.ts';
import { notReturned, writeAdvert } from './write-advert.ts';

/**
 * Marks an advert as deleted, which hides it everywhere.
 * @throws ApiError 404 for an advert outside the actor's scope
 */
export function removeAdvert(db: Db, actor: Actor, advertId: number): Promise<ChangedAdvert> {
  return db.transaction(async (tx) => {
    const { advert: before, ownerId } = await lockAdvert(tx, actor, advertId);
    return { advert: await writeAdvert(tx, actor, before, { status: 'deleted', ...notReturned }), ownerId };
  });
}
