import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../../platform/access/viewer.ts';
import { changeEach, toBulkResult } from '../../platform/bulk/change-each.ts';
import { skipIfAlready } from '../../platform/bulk/skip-if-already.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { placements } from '../../platform/db/schema.ts';
import { lockVersioned, updateVersioned } from '../../platform/records/versioned-records.ts';
import { findPlacement } from './placement-queries.ts';
import { placementHistory } from './save-placement.ts';

type Schemas = components['schemas'];

/** Applies one action to several placements. */
export async function changePlacements(
  db: Db,
  actor: Actor,
  { ids, action }: Schemas['PlacementBulk'],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Schemas['BulkResult'][]> {
  const outcomes = await changeEach(ids, log, (id) =>
    db.transaction(async (tx) => {
      await findPlacement(tx, actor, id);
      const { row } = await lockVersioned(tx, placements, id);
      const status = toStatus(action, row.status);
      // the version stays, so that open edits do not become outdated
      if (status === row.status) return;
      const edit = { id, version: row.version, values: { status }, history: placementHistory };
      await updateVersioned(tx, actor, placements, edit);
    }),
  );
  return outcomes.map(toBulkResult);
}

/** @throws ApiError 400 if the placement already has the status */
function toStatus(action: Schemas['PlacementAction'], status: Schemas['PlacementStatus']): Schemas['PlacementStatus'] {
  switch (action) {
    case 'start':
      return skipIfAlready('placement', 'working', status);
    case 'stop':
      return skipIfAlready('placement', 'stopped', status);
    case 'archive':
      return skipIfAlready('placement', 'archive', status);
  }
}
