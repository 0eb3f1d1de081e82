import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { requireFolder } from '../../advertising/folders/require-folder.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { editedFields } from '../../platform/changes/edited-fields.ts';
import { changedFields, writeChanges } from '../../platform/changes/write-changes.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { sites } from '../../platform/db/schema.ts';
import { nextVersion } from '../../platform/records/versioned-records.ts';
import { toSiteFields } from './site-body.ts';
import type { LockedSite, SiteRow } from './site-queries.ts';
import { verificationLostChange } from './verification/grace.ts';

/** The fields that users change. Undefined fields stay as they are. */
export type SiteChange = Partial<
  Pick<
    SiteRow,
    | 'name'
    | 'domain'
    | 'domainUnicode'
    | 'platformType'
    | 'categories'
    | 'folderId'
    | 'revenueShare'
    | 'status'
    | 'rejectReason'
  >
>;

/** The columns that change as a consequence. The history only contains the loss of the verification. */
type Consequences = Omit<PgUpdateSetSource<typeof sites>, keyof SiteChange>;

/**
 * Changes a locked site by the rules for all changes, single or bulk, and writes the history. If nothing changes, the
 * version stays.
 * @throws ApiError 404 for a folder of another owner
 */
export async function changeSite(
  tx: Transaction,
  actor: Pick<Actor, 'user'>,
  before: LockedSite,
  change: SiteChange,
  consequences: Consequences = {},
): Promise<void> {
  const { updatedByName: _, ...row } = before;
  const next = { ...row, ...change };
  if (next.folderId !== row.folderId) await requireFolder(tx, next.folderId, { ownerId: row.ownerId, kind: 'site' });
  const changed = changedFields(toSiteFields(row), toSiteFields(next));
  // the version stays, so that other open edits do not become outdated
  if (changed.length === 0) return;
  const edited = editedFields(changed);
  await tx
    .update(sites)
    .set({
      ...change,
      ...consequences,
      ...(edited.length > 0 && nextVersion(row, actor)),
    })
    .where(eq(sites.id, row.id));
  if (edited.length === 0) return;
  const isLost = row.verifiedAt !== null && consequences.verifiedAt === null;
  const fields = isLost ? [...edited, verificationLostChange] : edited;
  await writeChanges(tx, actor, { kind: 'site', recordId: row.id, fields });
}
