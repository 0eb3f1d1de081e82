import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import { writeChanges } from '../../platform/changes/write-changes.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { campaigns, groups, sites, uploads, users } from '../../platform/db/schema.ts';
import { rejectDuplicate } from '../../platform/records/reject-duplicate.ts';
import { another, sameGroup, transferRules } from './transfer-rules.ts';
import type { UserRow } from './user-queries.ts';

const kinds = [
  ['campaign', campaigns],
  ['group', groups],
  ['site', sites],
] as const;

const edited = (
  actor: Pick<Actor, 'user'>,
  version: typeof campaigns.version | typeof groups.version | typeof sites.version,
) => ({
  version: sql`${version} + 1`,
  updatedBy: actor.user.id,
  updatedAt: sql`now()`,
});

/**
 * Archives the records of a user. They stop serving, and can't be restored while the owner is deleted. Bans and locks of
 * sites stay, so that their domains remain blocked.
 */
export async function archiveOwned(tx: Transaction, actor: Pick<Actor, 'user'>, ownerId: number): Promise<void> {
  for (const [kind, table] of kinds) {
    const open = and(
      eq(table.ownerId, ownerId),
      notInArray(table.status, table === sites ? ['archive', 'deleted', 'ban', 'lock'] : ['archive', 'deleted']),
    );
    const rows = await tx.select({ id: table.id, status: table.status }).from(table).where(open).for('no key update');
    await tx
      .update(table)
      .set({ status: 'archive', ...edited(actor, table.version) })
      .where(open);
    for (const { id, status } of rows) {
      const fields = [{ field: 'status', old: status, new: 'archive' }];
      await writeChanges(tx, actor, { kind, recordId: id, fields });
    }
  }
}

/**
 * Transfers the records of a user to another user. Removes them from their folders, which belong to the former owner.
 * @throws ApiError 422 for a new owner who does not meet `transferRules`
 */
export async function transferOwned(
  tx: Transaction,
  actor: Pick<Actor, 'user'>,
  from: UserRow,
  ownerId: number,
): Promise<void> {
  await refuseNewOwner(tx, from, ownerId);
  for (const [kind, table] of kinds) {
    const theirs = and(eq(table.ownerId, from.id), ne(table.status, 'deleted'));
    const rows = await rejectDuplicate(
      tx
        .update(table)
        .set({ ownerId, folderId: null, ...edited(actor, table.version) })
        .where(theirs)
        .returning({ id: table.id }),
      'groups_owner_id_name',
      { transfer_to: [sameGroup] },
    );
    const fields = [{ field: 'owner_id', old: from.id, new: ownerId }];
    for (const { id } of rows) await writeChanges(tx, actor, { kind, recordId: id, fields });
  }
  // the transferred adverts keep using the videos
  await tx.update(uploads).set({ ownerId }).where(eq(uploads.ownerId, from.id));
}

async function refuseNewOwner(tx: Transaction, from: UserRow, ownerId: number): Promise<void> {
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId)).for('share');
  for (const { accepts, refusal } of await transferRules(tx, from)) {
    const isAccepted = owner !== undefined && (await tx.$count(users, and(eq(users.id, ownerId), accepts))) > 0;
    if (!isAccepted) throw invalid({ transfer_to: [owner === undefined ? another : refusal(owner)] });
  }
}
