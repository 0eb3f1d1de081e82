import { type GroupFields, validateGroup } from '@preroll/rules/campaign/group';
import { ownerOfNew } from '../../platform/access/owner-of-new.ts';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { groups } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { rejectDuplicate } from '../../platform/records/reject-duplicate.ts';
import { requireFolder } from '../folders/require-folder.ts';
import { changeGroup } from './change-group.ts';
import { lockGroup } from './group-queries.ts';

type Schemas = components['schemas'];

/**
 * Creates a group and returns its id.
 * @throws ApiError 404 for a folder of another owner, 422
 */
export function createGroup(db: Db, actor: Actor, body: Schemas['GroupCreate']): Promise<number> {
  refuseUnfit(body);
  const creation = db.transaction(async (tx) => {
    const ownerId = await ownerOfNew(tx, actor, body.owner_id);
    await requireFolder(tx, body.folder_id, { ownerId, kind: 'campaign' });
    const row = { ...toColumns(body), ownerId, updatedBy: actor.user.id };
    return expectRow(await tx.insert(groups).values(row).returning({ id: groups.id })).id;
  });
  return unlessDuplicate(creation);
}

/**
 * Replaces a group.
 * @throws ApiError 400 for an outdated edit or for deleting a group in use, 404, 422
 */
export function updateGroup(db: Db, actor: Actor, groupId: number, body: Schemas['GroupUpdate']) {
  refuseUnfit(body);
  const change = db.transaction(async (tx) => {
    const before = await lockGroup(tx, actor, groupId);
    refuseStaleEdit(before, body.version);
    const { folder_id = before.folderId, status } = body;
    return changeGroup(tx, actor, before, { ...toColumns({ ...body, folder_id }), status });
  });
  return unlessDuplicate(change);
}

const toColumns = (body: Schemas['GroupCreate']) => ({
  name: body.name,
  folderId: body.folder_id ?? null,
  cashLimit: body.cash_limit ?? null,
  cashLimitDay: body.cash_limit_day ?? null,
  startDate: body.start_date ?? null,
  endDate: body.end_date ?? null,
});

function refuseUnfit(body: GroupFields): void {
  const fields = validateGroup(body);
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

const unlessDuplicate = <Result>(write: Promise<Result>) =>
  rejectDuplicate(write, 'groups_owner_id_name', { name: ['There is a group of this name already'] });
