import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { folders } from '../../platform/db/schema.ts';
import { requireRow } from '../../platform/records/require-row.ts';

type Folder = typeof folders.$inferSelect;

/**
 * Checks that a record's folder belongs to its owner and has its kind, and locks it until the transaction ends. Null is
 * always valid.
 *
 * @throws ApiError 404
 */
export async function requireFolder(
  tx: Transaction,
  folderId: number | null | undefined,
  { ownerId, kind }: Pick<Folder, 'ownerId' | 'kind'>,
): Promise<void> {
  if (folderId === null || folderId === undefined) return;
  const rows = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.id, folderId), eq(folders.ownerId, ownerId), eq(folders.kind, kind)))
    .for('share');
  requireRow(rows);
}
