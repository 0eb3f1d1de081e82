import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../access/viewer.ts';
import { changeEach, toBulkResult } from '../bulk/change-each.ts';
import { forbidden, refused } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { adverts } from '../db/schema.ts';
import { lockAdvert } from './advert-queries.ts';
import { refuseStatusChange } from './advert-status-policy.ts';
import type { ChangedAdvert } from './create-advert.ts';

type Schemas = components['schemas'];

interface Done {
  results: Schemas['BulkResult'][];
  /** What is to be told of. */
  changed: ChangedAdvert[];
}

/** Starts or stops many adverts. */
export async function changeAdverts(
  db: Db,
  actor: Actor,
  { ids, status }: Schemas['AdvertBulk'],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Done> {
  const outcomes = await changeEach(ids, log, (id) => changeStatus(db, actor, id, status));
  return {
    results: outcomes.map(toBulkResult),
    changed: outcomes.flatMap((outcome) => (outcome.ok ? outcome.done : [])),
  };
}

/** @throws ApiError 400 or 403 for a status that can't be, 404 */
const changeStatus = (db: Db, actor: Actor, id: number, status: Schemas['AdvertBulk']['status']) =>
  db.transaction(async (tx): Promise<ChangedAdvert> => {
    const { advert: before, ownerId } = await lockAdvert(tx, actor, id);
    const refusal = refuseStatusChange(before.status, status, actor.user);
    if (refusal !== null) throw refusal.startsWith('only admin') ? forbidden(refusal) : refused(refusal);
    const [advert] = await tx
      .update(adverts)
      .set({ status, version: before.version + 1, updatedBy: actor.user.id, updatedAt: sql`now()` })
      .where(eq(adverts.id, id))
      .returning();
    if (advert === undefined) throw new Error('the locked advert has gone');
    return { advert, ownerId };
  });
