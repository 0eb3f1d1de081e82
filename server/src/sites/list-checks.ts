import { desc, eq } from 'drizzle-orm';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { siteChecks } from '../db/schema.ts';

/** Lists the kept checks of a site, which the caller may see, newest first. */
export async function listChecks(
  db: Db,
  siteId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<components['schemas']['SiteCheckList']> {
  const matching = eq(siteChecks.siteId, siteId);
  const rows = await db
    .select()
    .from(siteChecks)
    .where(matching)
    .orderBy(desc(siteChecks.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map((row) => ({
    id: row.id,
    is_daily: row.isDaily,
    counts_as_miss: row.countsAsMiss,
    answer: row.answer,
    created_at: row.createdAt.toISOString(),
  }));
  return { items, total: await db.$count(siteChecks, matching) };
}
