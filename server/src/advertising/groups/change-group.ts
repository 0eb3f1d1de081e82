import { eq } from 'drizzle-orm';
import { refuseWithoutOwner } from '../../platform/access/refuse-without-owner.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { editedFields } from '../../platform/changes/edited-fields.ts';
import { changedFields, writeChanges } from '../../platform/changes/write-changes.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { campaigns, groups } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { refuseInUse } from '../../platform/records/removal-rule.ts';
import { nextVersion } from '../../platform/records/versioned-records.ts';
import { requireFolder } from '../folders/require-folder.ts';
import { campaignsOf, type LockedGroup, toGroupFields } from './group-queries.ts';

/** Undefined fields stay as they are. */
export type GroupChange = Partial<
  Pick<LockedGroup, 'name' | 'status' | 'folderId' | 'cashLimit' | 'cashLimitDay' | 'startDate' | 'endDate'>
>;

/**
 * Changes a locked group by the rules for all changes, single or bulk, and writes the history. If nothing changes, the
 * version stays.
 * @throws ApiError 400 for deleting a group in use or starting one without an owner, 404 for another owner's folder
 */
export async function changeGroup(tx: Transaction, actor: Actor, before: LockedGroup, change: GroupChange) {
  const { folderId = before.folderId } = change;
  if (folderId !== before.folderId) await requireFolder(tx, folderId, { ...before, kind: 'campaign' });
  const { status = before.status } = change;
  await refuseWithoutOwner(tx, { kind: 'group', ownerId: before.ownerId, from: before.status, to: status });
  const campaignsCount = await tx.$count(campaigns, campaignsOf(before.id));
  // otherwise its campaigns would continue to spend without the shared limits
  if (status === 'deleted')
    refuseInUse(campaignsCount, ['campaign is in this group', 'campaigns are in this group'], 'deleted');
  const changed = changedFields(toGroupFields(before), toGroupFields({ ...before, ...change, folderId }));
  // the version stays, so that other open edits do not become outdated
  if (changed.length === 0) return { group: before, campaignsCount };
  const edited = editedFields(changed);
  const updated = await tx
    .update(groups)
    .set({
      ...change,
      ...(edited.length > 0 && nextVersion(before, actor)),
    })
    .where(eq(groups.id, before.id))
    .returning();
  if (edited.length > 0) await writeChanges(tx, actor, { kind: 'group', recordId: before.id, fields: edited });
  return { group: expectRow(updated), campaignsCount };
}
