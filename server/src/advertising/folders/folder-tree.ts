import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { folders, users } from '../../platform/db/schema.ts';
import { requireRow } from '../../platform/records/require-row.ts';

export type FolderKind = components['schemas']['FolderKind'];

export const readTree = (db: Db, ownerId: number, kind: FolderKind) =>
  db
    .select()
    .from(folders)
    .where(and(eq(folders.ownerId, ownerId), eq(folders.kind, kind)));

/**
 * Reads the user's folders of a kind and locks the tree until the transaction ends, because two valid concurrent moves could
 * form a cycle. The lock is on the user's row, because a tree may be empty; rows that refer to the user don't wait for it.
 */
export async function lockTree(tx: Transaction, { user }: Actor, kind: FolderKind) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
  return readTree(tx, user.id, kind);
}

/**
 * Locks and returns one of the user's folders with its tree.
 * @throws ApiError 404 for a folder of another user
 */
export async function lockFolder(tx: Transaction, actor: Actor, folderId: number) {
  const own = and(eq(folders.id, folderId), eq(folders.ownerId, actor.user.id));
  const { kind } = requireRow(await tx.select({ kind: folders.kind }).from(folders).where(own));
  const tree = await lockTree(tx, actor, kind);
  // the folder may have been removed in the meantime
  const folder = requireRow(tree.filter(({ id }) => id === folderId));
  return { folder, tree };
}
