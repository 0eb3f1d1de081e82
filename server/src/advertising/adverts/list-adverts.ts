import { and, eq, sum } from 'drizzle-orm';
import { figureKey } from '../../events/figures/figure-key.ts';
import { filtersBy } from '../../events/figures/filters-by.ts';
import { type FiguresDeps, listFigures } from '../../events/figures/list-figures.ts';
import { figuresOf } from '../../events/figures/results-of.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { matches } from '../../platform/db/matches.ts';
import { advertDays, adverts, campaigns, users } from '../../platform/db/schema.ts';
import { listOrder, orderTerms } from '../../platform/records/list-order.ts';
import { type PageFields, readPage } from '../../platform/records/read-page.ts';
import { inFolder } from '../folders/in-folder.ts';
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
  const list = advertList(db, viewer, query);
  const rows = db
    .select({ advert: adverts, campaignName: campaigns.name, ownerName: users.name, currency: users.currency })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .$dynamic();
  if (query.limit !== undefined)
    return readPage(
      db,
      list,
      (isOnPage) => rows.where(isOnPage),
      ({ advert }) => advert.id,
    );

  const all = await rows.where(list.matching).orderBy(...orderTerms(list.order));
  return { rows: all.slice(query.offset), total: all.length, next: null, previous: null };
}

/** Reads the figures of such a list, for the same page. */
export const listAdvertFigures = (deps: FiguresDeps, call: Call<operations['listAdvertFigures']>) =>
  listFigures(deps, call, figuresOf('advert'), {
    ...advertList(deps.db, call.viewer, call.query),
    filters: filtersBy({ campaign: call.query.ads_id, advertiser: call.query.owner_id }),
  });

function advertList(db: Db, viewer: Actor, query: Query) {
  const spend = () =>
    figureKey(viewer, query, (isInDays) =>
      db
        .select({ spend: sum(advertDays.spend) })
        .from(advertDays)
        .where(and(eq(advertDays.advertId, adverts.id), isInDays(advertDays.day))),
    );
  return {
    select: (fields: PageFields) =>
      db.select(fields).from(adverts).innerJoin(campaigns, eq(campaigns.id, adverts.adsId)).$dynamic(),
    matching: and(
      visibleAdverts(viewer),
      containsText(query.search, adverts.name),
      matches(adverts.status, query.status),
      isInAdvertState(query.state),
      matches(adverts.adsId, query.ads_id),
      inFolder(query.folder_id, adverts.folderId),
      matches(campaigns.ownerId, query.owner_id),
    ),
    order: listOrder(query.sort, { ...columns, spend }, adverts.id),
    page: query,
  };
}
