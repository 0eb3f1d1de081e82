import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../../platform/access/viewer.ts';
import { changeEach, toBulkResult } from '../../platform/bulk/change-each.ts';
import { skipIfAlready } from '../../platform/bulk/skip-if-already.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { changeGroup } from './change-group.ts';
import { lockGroup } from './group-queries.ts';

type Schemas = components['schemas'];

/** Applies one action to several groups. */
export async function changeGroups(
  db: Db,
  actor: Actor,
  { ids, action }: Schemas['GroupBulk'],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Schemas['BulkResult'][]> {
  const outcomes = await changeEach(ids, log, (id) =>
    db.transaction(async (tx) => {
      const group = await lockGroup(tx, actor, id);
      return changeGroup(tx, actor, group, { status: toStatus(action, group.status) });
    }),
  );
  return outcomes.map(toBulkResult);
}

/** @throws ApiError 400 if the group already has the status */
function toStatus(action: Schemas['GroupAction'], status: Schemas['GroupStatus']): Schemas['GroupStatus'] {
  switch (action) {
    case 'start':
      return skipIfAlready('group', 'working', status);
    case 'stop':
      return skipIfAlready('group', 'stopped', status);
    case 'archive':
      return skipIfAlready('group', 'archive', status);
  }
}
