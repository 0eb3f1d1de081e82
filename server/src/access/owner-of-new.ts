import { and, eq, ne } from 'drizzle-orm';
import { invalid, notFound } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { ownedWithin } from './scope.ts';
import type { Actor } from './viewer.ts';

/**
 * Whose a new campaign or group is: an advertiser's own; managers and admins name one of their advertisers. Somebody whom
 * they may not see is refused like one who isn't there: the answer tells nobody which ids exist.
 *
 * @throws ApiError 404 for somebody whom the actor may not see, 422 for nobody, and for one who is no advertiser
 */
export async function ownerOfNew(db: Db, actor: Actor, ownerId: number | undefined): Promise<number> {
  if (actor.cabinet === 'advertiser') {
    if (ownerId === undefined || ownerId === actor.user.id) return actor.user.id;
    throw notFound();
  }
  if (ownerId === undefined) throw invalid({ owner_id: ['Required'] });
  const seen = and(eq(users.id, ownerId), ownedWithin(actor, users.id), ne(users.status, 'deleted'));
  const [owner] = await db.select({ panels: users.supportPanels }).from(users).where(seen);
  if (owner === undefined) throw notFound();
  if (!owner.panels.includes('advertiser')) throw invalid({ owner_id: ['Not an advertiser'] });
  return ownerId;
}
