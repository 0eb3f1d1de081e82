import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../access/viewer.ts';
import { changeEach, toBulkResult } from '../bulk/change-each.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { changeGroup } from './change-group.ts';
import { lockGroup } from './group-queries.ts';

type Schemas = components['schemas'];

const statuses = { start: 'working', stop: 'stopped', archive: 'archive' } as const satisfies Record<
  Schemas['GroupAction'],
  Schemas['GroupStatus']
>;

/** Does one thing to many groups. */
export async function changeGroups(
  db: Db,
  actor: Actor,
  { ids, action }: Schemas['GroupBulk'],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Schemas['BulkResult'][]> {
  const outcomes = await changeEach(ids, log, (id) =>
    db.transaction(async (tx) => changeGroup(tx, actor, await lockGroup(tx, actor, id), { status: statuses[action] })),
  );
  return outcomes.map(toBulkResult);
}
