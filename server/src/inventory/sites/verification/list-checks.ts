import { eq } from 'drizzle-orm';
import type { components, operations } from '../../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../../platform/contract/handlers.ts';
import type { Db } from '../../../platform/db/database.ts';
import { siteChecks } from '../../../platform/db/schema.ts';
import { newestFirst } from '../../../platform/records/list-order.ts';
import { readPage } from '../../../platform/records/read-page.ts';

/** Lists the stored checks of a site, newest first. The caller ensures that the site may be seen. */
export async function listChecks(
  db: Db,
  siteId: number,
  query: Call<operations['listSiteChecks']>['query'],
): Promise<components['schemas']['SiteCheckList']> {
  const list = {
    matching: eq(siteChecks.siteId, siteId),
    order: newestFirst(siteChecks.id),
    page: query,
  };
  const { rows, ...page } = await readPage(
    db,
    list,
    (isOnPage) => db.select().from(siteChecks).where(isOnPage),
    ({ id }) => id,
  );
  const items = rows.map((row) => ({
    id: row.id,
    is_daily: row.isDaily,
    counts_as_miss: row.countsAsMiss,
    answer: row.answer,
    created_at: row.createdAt.toISOString(),
  }));
  return { items, ...page };
}
