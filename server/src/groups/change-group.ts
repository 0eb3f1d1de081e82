import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import { editedFields } from '../changes/edited-fields.ts';
import { changedFields, writeChanges } from '../changes/write-changes.ts';
import { refused } from '../contract/api-error.ts';
import type { Transaction } from '../db/database.ts';
import { campaigns, groups } from '../db/schema.ts';
import { requireFolder } from '../folders/require-folder.ts';
import { campaignsOf, type LockedGroup, toGroupFields } from './group-queries.ts';

/** What is undefined stays as it is. */
export type GroupChange = Partial<
  Pick<LockedGroup, 'name' | 'status' | 'folderId' | 'cashLimit' | 'cashLimitDay' | 'startDate' | 'endDate'>
>;

/**
 * Changes a locked group by the rules of every change, alone or among many, and records what changed. Where nothing did,
 * its version stays.
 * @throws ApiError 400 for a group in use that is to be deleted, 404 for a folder that isn't the owner's
 */
export async function changeGroup(tx: Transaction, actor: Actor, before: LockedGroup, change: GroupChange) {
  const { folderId = before.folderId } = change;
  if (folderId !== before.folderId) await requireFolder(tx, folderId, { ...before, kind: 'campaign' });
  const campaignsCount = await tx.$count(campaigns, campaignsOf(before.id));
  if (change.status === 'deleted') refuseUse(campaignsCount);
  const changed = changedFields(toGroupFields(before), toGroupFields({ ...before, ...change, folderId }));
  // what somebody else has open is as it was
  if (changed.length === 0) return { group: before, campaignsCount };
  const edited = editedFields(changed);
  const [group] = await tx
    .update(groups)
    .set({
      ...change,
      ...(edited.length > 0 && { version: before.version + 1, updatedBy: actor.user.id, updatedAt: sql`now()` }),
    })
    .where(eq(groups.id, before.id))
    .returning();
  if (group === undefined) throw new Error('the locked group has gone');
  if (edited.length > 0) await writeChanges(tx, actor, { kind: 'group', recordId: before.id, fields: edited });
  return { group, campaignsCount };
}

/** Its campaigns would go on spending without the limits that they share. */
function refuseUse(uses: number): void {
  if (uses === 0) return;
  throw refused(`${uses} ${uses === 1 ? 'campaign is' : 'campaigns are'} in this group: it can't be deleted`);
}
