import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import { invalid, notFound, refused } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { folders } from '../db/schema.ts';
import { moveContents } from './contents.ts';
import { refuseParent } from './folder-policy.ts';
import { lockFolder, lockTree } from './folder-tree.ts';
import { freeName } from './free-name.ts';

type Schemas = components['schemas'];
type Row = typeof folders.$inferSelect;

/** A tree is read and sent as a whole. */
const MOST = 1000;

/** @throws ApiError 400 for one too many, 404 for a parent that isn't the user's, 422 */
export function createFolder(db: Db, actor: Actor, { kind, name, parent_id = null }: Schemas['FolderCreate']) {
  return db.transaction(async (tx) => {
    const tree = await lockTree(tx, actor, kind);
    if (tree.length >= MOST) throw refused(`There can't be more than ${MOST} folders`);
    refusePlace(tree, null, name, parent_id);
    const row = { ownerId: actor.user.id, kind, name, parentId: parent_id };
    const [folder] = await tx.insert(folders).values(row).returning();
    if (folder === undefined) throw new Error('the folder was not written');
    return folder;
  });
}

/** @throws ApiError 404 for a folder or a parent that isn't the user's, 422 */
export function updateFolder(db: Db, actor: Actor, folderId: number, body: Schemas['FolderUpdate']) {
  return db.transaction(async (tx) => {
    const { folder: before, tree } = await lockFolder(tx, actor, folderId);
    const { name = before.name, parent_id = before.parentId } = body;
    refusePlace(tree, folderId, name, parent_id);
    const [folder] = await tx
      .update(folders)
      .set({ name, parentId: parent_id, updatedAt: sql`now()` })
      .where(eq(folders.id, folderId))
      .returning();
    if (folder === undefined) throw new Error('the locked folder has gone');
    return folder;
  });
}

/**
 * Removes a folder; what lies in it moves up.
 * @throws ApiError 404 for a folder that isn't the user's
 */
export function removeFolder(db: Db, actor: Actor, folderId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { folder, tree } = await lockFolder(tx, actor, folderId);
    // one that lies in it may have its name, which is free from now on. Whoever puts something into it just now is
    // waited for, and that moves up as well
    await tx.update(folders).set({ name: '' }).where(eq(folders.id, folderId));
    await moveContents(tx, folder.kind, folderId, folder.parentId);

    const names = namesIn(tree, folder.parentId, folderId);
    for (const child of tree.filter(({ parentId }) => parentId === folderId)) {
      const name = freeName(child.name, names);
      names.push(name);
      await tx.update(folders).set({ name, parentId: folder.parentId }).where(eq(folders.id, child.id));
    }
    await tx.delete(folders).where(eq(folders.id, folderId));
  });
}

const namesIn = (tree: readonly Row[], parentId: number | null, exceptId: number | null): string[] =>
  tree.filter((other) => other.parentId === parentId && other.id !== exceptId).map(({ name }) => name);

function refusePlace(tree: readonly Row[], folderId: number | null, name: string, parentId: number | null): void {
  if (parentId !== null && !tree.some(({ id }) => id === parentId)) throw notFound();
  const refusal = refuseParent(tree, folderId, parentId);
  if (refusal !== null) throw invalid({ parent_id: [refusal] });
  if (namesIn(tree, parentId, folderId).includes(name))
    throw invalid({ name: ['There is a folder of this name here'] });
}
