import { and, eq } from 'drizzle-orm';
import { notFound } from '../contract/api-error.ts';
import type { Transaction } from '../db/database.ts';
import { folders } from '../db/schema.ts';

type Folder = typeof folders.$inferSelect;

/**
 * Makes sure that a record's folder is its owner's and of its kind, and stays there until the transaction ends. No
 * folder is always right.
 *
 * @throws ApiError 404
 */
export async function requireFolder(
  tx: Transaction,
  folderId: number | null | undefined,
  { ownerId, kind }: Pick<Folder, 'ownerId' | 'kind'>,
): Promise<void> {
  if (folderId === null || folderId === undefined) return;
  const [folder] = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.id, folderId), eq(folders.ownerId, ownerId), eq(folders.kind, kind)))
    .for('share');
  if (folder === undefined) throw notFound();
}
