import type { FastifyBaseLogger } from 'fastify';
import type { Notices } from '../../identity/notifications/notices.ts';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { changeEach, toBulkResult } from '../../platform/bulk/change-each.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { lockAdvert } from './advert-queries.ts';
import type { ChangedAdvert } from './create-advert.ts';
import { decisionOf, notifyAdvertOwner } from './notify-advert-owner.ts';
import { refuseInvalidStatus } from './refuse-advert.ts';
import { readServingAdverts } from './started-adverts.ts';
import { reviewAfter, writeAdvert } from './write-advert.ts';

type Schemas = components['schemas'];

interface Deps {
  db: Db;
  notices: Notices;
}

interface Done {
  results: Schemas['BulkResult'][];
  changed: ChangedAdvert[];
}

/** Starts or stops several adverts. */
export async function changeAdverts(
  deps: Deps,
  actor: Actor,
  { ids, status, versions }: Schemas['AdvertBulk'],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Done> {
  const outcomes = await changeEach(ids, log, (id) =>
    changeStatus(deps, actor, id, { status, version: versions?.[id] }),
  );
  const started = outcomes.flatMap((outcome) => (outcome.ok && status === 'working' ? outcome.done.advert : []));
  const serving = await readServingAdverts(deps.db, started);
  return {
    results: outcomes.map((outcome) => ({
      ...toBulkResult(outcome),
      ...(outcome.ok && { version: outcome.done.advert.version }),
      ...(outcome.ok && status === 'working' && { serving: serving.has(outcome.id) }),
    })),
    changed: outcomes.flatMap((outcome) => (outcome.ok ? outcome.done : [])),
  };
}

interface StatusChange {
  status: Schemas['AdvertBulk']['status'];
  /** The version known to the client, if no other one may be changed. */
  version: number | undefined;
}

/** @throws ApiError 400 or 403 for a stale or invalid status change, 404 */
const changeStatus = ({ db, notices }: Deps, actor: Actor, id: number, { status, version }: StatusChange) =>
  db.transaction(async (tx): Promise<ChangedAdvert> => {
    const { advert: before, ownerId, updatedByName } = await lockAdvert(tx, actor, id);
    if (version !== undefined) refuseStaleEdit({ ...before, updatedByName }, version);
    refuseInvalidStatus(before.status, status, actor);
    const advert = await writeAdvert(tx, actor, before, { status, ...reviewAfter(before.status, status) });
    const decision = decisionOf(before.status, advert.status);
    await notifyAdvertOwner(tx, notices, actor, { advert, ownerId, decision });
    return { advert, ownerId };
  });
