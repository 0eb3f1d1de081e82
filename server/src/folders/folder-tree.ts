import { and, eq } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import { notFound } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db, Transaction } from '../db/database.ts';
import { folders, users } from '../db/schema.ts';

export type FolderKind = components['schemas']['FolderKind'];

export const readTree = (db: Db, ownerId: number, kind: FolderKind) =>
  db
    .select()
    .from(folders)
    .where(and(eq(folders.ownerId, ownerId), eq(folders.kind, kind)));

/**
 * The user's folders of a kind. Nobody else changes the tree until the transaction ends: two moves that are right each
 * could make a cycle together. What holds the others is the user's row, because a tree may have none; references to
 * the user don't wait for it.
 */
export async function lockTree(tx: Transaction, { user }: Actor, kind: FolderKind) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
  return readTree(tx, user.id, kind);
}

/**
 * One of the user's folders, and the tree that it is in.
 * @throws ApiError 404 for a folder of somebody else
 */
export async function lockFolder(tx: Transaction, actor: Actor, folderId: number) {
  const own = and(eq(folders.id, folderId), eq(folders.ownerId, actor.user.id));
  const [found] = await tx.select({ kind: folders.kind }).from(folders).where(own);
  if (found === undefined) throw notFound();
  const tree = await lockTree(tx, actor, found.kind);
  const folder = tree.find(({ id }) => id === folderId);
  // removed meanwhile
  if (folder === undefined) throw notFound();
  return { folder, tree };
}
