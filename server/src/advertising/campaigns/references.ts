import { and, eq, ne } from 'drizzle-orm';
import { floorForUser } from '../../money/currencies/price-floors.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { formats, groups } from '../../platform/db/schema.ts';
import { requireRow } from '../../platform/records/require-row.ts';

/**
 * Checks that a campaign's group belongs to its owner, and locks it until the transaction ends. Another owner's group is
 * refused like a missing one, so that the response does not reveal which ids exist.
 * @throws ApiError 404
 */
export async function requireGroup(tx: Transaction, groupId: number | null | undefined, ownerId: number) {
  if (groupId === null || groupId === undefined) return;
  const rows = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.id, groupId), eq(groups.ownerId, ownerId), ne(groups.status, 'deleted')))
    .for('share');
  requireRow(rows);
}

/**
 * Finds the format of a campaign, with its minimum bid in the currency of the owner.
 * @throws ApiError 404 for a missing format
 */
export async function findFormat(db: Db, formatId: number, ownerId: number) {
  const rows = await db
    .select()
    .from(formats)
    .where(and(eq(formats.id, formatId), ne(formats.status, 'deleted')));
  const format = requireRow(rows);
  return { ...format, priceFloor: await floorForUser(db, format.priceFloor, ownerId) };
}
