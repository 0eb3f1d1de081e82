import { and, eq, ne } from 'drizzle-orm';
import { invalid, notFound } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { ownedWithin } from './scope.ts';
import type { Actor } from './viewer.ts';

/**
 * Returns the owner of a new campaign, group or site. Advertisers and webmasters own what they create; managers and admins
 * name an owner. An owner outside the actor's scope is rejected exactly like a nonexistent one, so that the response does
 * not reveal which ids exist.
 *
 * @param panel the role that an owner must have
 * @throws ApiError 404 for an owner outside the actor's scope, 422 for a missing owner or one without the role
 */
export async function ownerOfNew(
  db: Db,
  actor: Actor,
  ownerId: number | undefined,
  panel: 'advertiser' | 'webmaster' = 'advertiser',
): Promise<number> {
  if (actor.cabinet === panel) {
    if (ownerId === undefined || ownerId === actor.user.id) return actor.user.id;
    throw notFound();
  }
  if (ownerId === undefined) throw invalid({ owner_id: ['Required'] });
  const seen = and(eq(users.id, ownerId), ownedWithin(actor, users.id), ne(users.status, 'deleted'));
  const [owner] = await db.select({ panels: users.supportPanels }).from(users).where(seen);
  if (owner === undefined) throw notFound();
  if (!owner.panels.includes(panel))
    throw invalid({ owner_id: [panel === 'advertiser' ? 'Not an advertiser' : 'Not a webmaster'] });
  return ownerId;
}
