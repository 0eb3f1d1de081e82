import { and, eq, ne } from 'drizzle-orm';
import { notFound } from '../contract/api-error.ts';
import type { Db, Transaction } from '../db/database.ts';
import { formats, groups } from '../db/schema.ts';

/**
 * Makes sure that a campaign's group is its owner's, and stays there until the transaction ends. Somebody else's is
 * refused like one that isn't there: the answer tells nobody which ids exist.
 * @throws ApiError 404
 */
export async function requireGroup(tx: Transaction, groupId: number | null | undefined, ownerId: number) {
  if (groupId === null || groupId === undefined) return;
  const [group] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.id, groupId), eq(groups.ownerId, ownerId), ne(groups.status, 'deleted')))
    .for('share');
  if (group === undefined) throw notFound();
}

/** @throws ApiError 404 for a format that isn't there */
export async function findFormat(db: Db, formatId: number) {
  const [format] = await db
    .select()
    .from(formats)
    .where(and(eq(formats.id, formatId), ne(formats.status, 'deleted')));
  if (format === undefined) throw notFound();
  return format;
}
