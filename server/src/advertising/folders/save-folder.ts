import { validateParent } from '@preroll/rules/campaign/folder-parent';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid, notFound, refused } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { folders } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { moveContents } from './contents.ts';
import { lockFolder, lockTree } from './folder-tree.ts';
import { freeName } from './free-name.ts';

type Schemas = components['schemas'];
type Row = typeof folders.$inferSelect;

/** The maximum number of folders, because a tree is read and sent as a whole. */
const MAX_FOLDERS = 1000;

/** @throws ApiError 400 for too many folders, 404 for a parent of another user, 422 */
export function createFolder(db: Db, actor: Actor, { kind, name, parent_id = null }: Schemas['FolderCreate']) {
  return db.transaction(async (tx) => {
    const tree = await lockTree(tx, actor, kind);
    if (tree.length >= MAX_FOLDERS) throw refused(`There can't be more than ${MAX_FOLDERS} folders`);
    refusePlace(tree, null, name, parent_id);
    const row = { ownerId: actor.user.id, kind, name, parentId: parent_id };
    return expectRow(await tx.insert(folders).values(row).returning());
  });
}

/** @throws ApiError 404 for a folder or parent of another user, 422 */
export function updateFolder(db: Db, actor: Actor, folderId: number, body: Schemas['FolderUpdate']) {
  return db.transaction(async (tx) => {
    const { folder: before, tree } = await lockFolder(tx, actor, folderId);
    const { name = before.name, parent_id = before.parentId } = body;
    refusePlace(tree, folderId, name, parent_id);
    const updated = await tx
      .update(folders)
      .set({ name, parentId: parent_id, updatedAt: sql`now()` })
      .where(eq(folders.id, folderId))
      .returning();
    return expectRow(updated);
  });
}

/**
 * Deletes a folder and moves its contents to its parent.
 * @throws ApiError 404 for a folder of another user
 */
export function removeFolder(db: Db, actor: Actor, folderId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { folder, tree } = await lockFolder(tx, actor, folderId);
    // frees the name for a subfolder, and waits for concurrent moves into the folder, whose records are then moved up as
    // well
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
  const refusal = validateParent(tree, folderId, parentId);
  if (refusal !== null) throw invalid({ parent_id: [refusal.text] });
  if (namesIn(tree, parentId, folderId).includes(name))
    throw invalid({ name: ['A folder with this name already exists here'] });
}
