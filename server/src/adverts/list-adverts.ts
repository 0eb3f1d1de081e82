import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { isWanted } from '../db/is-wanted.ts';
import { adverts, campaigns, users } from '../db/schema.ts';
import { sortOrder } from '../db/sort-order.ts';
import { listFigures } from '../figures/list-figures.ts';
import { figuresOf } from '../figures/results-of.ts';
import { inFolder } from '../folders/in-folder.ts';
import { totalOf } from '../records/read-page.ts';
import { visibleAdverts } from './advert-queries.ts';
import { isInAdvertState } from './advert-state.ts';

const columns = {
  name: adverts.name,
  ads_name: campaigns.name,
  status: adverts.status,
  loading_status: adverts.loadingStatus,
  duration: adverts.duration,
  submitted_at: adverts.submittedAt,
  updated_at: adverts.updatedAt,
};

type Query = Call<operations['listAdverts']>['query'] & Pick<Call<operations['listAdvertFigures']>['query'], 'ads_id'>;

/** Lists one page of adverts in the actor's scope with their campaigns and owners, and their total number. */
export async function listAdverts(db: Db, { viewer, query }: Call<operations['listAdverts']>) {
  const { matching, order, page } = findAdverts(db, viewer, query);
  const rows = db
    .select({ advert: adverts, campaignName: campaigns.name, ownerName: users.name, currency: users.currency })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .orderBy(...order);
  const { limit, offset } = query;
  if (limit === undefined) {
    const items = await rows.where(matching);
    return { items: items.slice(offset), total: items.length };
  }

  // icons are long, so rows are sorted without them and only the page's are read
  const items = await rows.where(inArray(adverts.id, page));
  const matched = db
    .select({ id: adverts.id })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(matching)
    .as('matched');
  return { items, total: await totalOf(items, { offset, limit }, () => db.$count(matched)) };
}

/** Reads the figures of such a list, which has the same page. */
export function listAdvertFigures(db: Db, call: Call<operations['listAdvertFigures']>) {
  const { matching, page } = findAdverts(db, call.viewer, call.query);
  return listFigures(db, call, { ...figuresOf('advert'), id: adverts.id, matching, page });
}

function findAdverts(db: Db, viewer: Actor, query: Query) {
  const matching = and(
    visibleAdverts(viewer),
    containsText(query.search, adverts.name),
    isWanted(adverts.status, query.status),
    isInAdvertState(query.state),
    isWanted(adverts.adsId, query.ads_id),
    inFolder(query.folder_id, adverts.folderId),
    isWanted(campaigns.ownerId, query.owner_id),
  );
  const order = sortOrder(query.sort, columns, adverts.id);
  const page = db
    .select({ id: adverts.id })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(matching)
    .orderBy(...order)
    .limit(query.limit ?? sql`all`)
    .offset(query.offset);
  return { matching, order, page };
}
