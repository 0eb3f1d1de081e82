import { and, count, eq, inArray } from 'drizzle-orm';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { adverts, campaigns } from '../db/schema.ts';
import { sortOrder } from '../db/sort-order.ts';
import { inFolder } from '../folders/in-folder.ts';
import { visibleAdverts } from './advert-queries.ts';

const columns = {
  name: adverts.name,
  ads_name: campaigns.name,
  status: adverts.status,
  loading_status: adverts.loadingStatus,
  duration: adverts.duration,
  updated_at: adverts.updatedAt,
};

/** The adverts that somebody may see and asks for with the names of their campaigns, and how many there are. */
export async function listAdverts(db: Db, { viewer, query }: Call<operations['listAdverts']>) {
  const matching = and(
    visibleAdverts(viewer),
    containsText(query.search, adverts.name),
    query.status && inArray(adverts.status, query.status),
    inFolder(query.folder_id, adverts.folderId),
    query.owner_id === undefined ? undefined : eq(campaigns.ownerId, query.owner_id),
  );
  const order = sortOrder(query.sort, columns, adverts.id);
  const rows = db
    .select({ advert: adverts, campaignName: campaigns.name })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .orderBy(...order);
  const { limit, offset } = query;
  if (limit === undefined) {
    const items = await rows.where(matching);
    return { items: items.slice(offset), total: items.length };
  }

  // icons are long: what is not on the page is sorted without its columns
  const page = db
    .select({ id: adverts.id })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(matching)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const items = await rows.where(inArray(adverts.id, page));
  // a page that isn't full is the last one
  if (items.length > 0 && items.length < limit) return { items, total: offset + items.length };
  const [counted] = await db
    .select({ total: count() })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(matching);
  return { items, total: counted?.total ?? 0 };
}
