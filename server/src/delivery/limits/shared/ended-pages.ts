import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { deliveryPages } from '../../../platform/db/schema.ts';
import type { ServedPage } from '../served-kinds.ts';
import { SERVE_TTL } from './shared-counters.ts';

const oldest = sql`now() - ${SERVE_TTL} * interval '1 second'`;

/** The maximum number of pages per statement: one is 128 KB, and takes twice as much in the statement. */
const MAX_PAGES_PER_STATEMENT = 16;

/**
 * Saves which kinds of events came to a process that ends, while they still count: its directory may never be read again.
 */
export async function saveEndedPages(db: Db, member: string, pages: readonly ServedPage[]): Promise<void> {
  const rows = pages.map(({ name, bits, changedAt }) => ({
    ...{ member, name, bits: Buffer.from(bits.buffer), changedAt: new Date(changedAt) },
  }));
  for (let first = 0; first < rows.length; first += MAX_PAGES_PER_STATEMENT)
    await db
      .insert(deliveryPages)
      .values(rows.slice(first, first + MAX_PAGES_PER_STATEMENT))
      .onConflictDoUpdate({
        target: [deliveryPages.member, deliveryPages.name],
        set: { bits: sql`excluded.bits`, changedAt: sql`excluded.changed_at` },
      });
}

/** Reads them one at a time, because all together may exceed the memory. */
export async function* readEndedPages(db: Db): AsyncGenerator<Pick<ServedPage, 'name'> & { bits: Buffer }> {
  const { member, name, bits } = deliveryPages;
  const keys = await db
    .select({ member, name })
    .from(deliveryPages)
    .where(gt(deliveryPages.changedAt, oldest))
    .orderBy(asc(member), asc(name));
  for (const key of keys) {
    const rows = await db
      .select({ name, bits })
      .from(deliveryPages)
      .where(and(eq(member, key.member), eq(name, key.name)));
    yield* rows;
  }
}

/** Deletes pages whose events no longer count. */
export async function removeOldEndedPages(db: Db): Promise<void> {
  await db.delete(deliveryPages).where(lt(deliveryPages.changedAt, oldest));
}
