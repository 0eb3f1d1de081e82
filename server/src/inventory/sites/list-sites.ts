import { and, arrayOverlaps, eq, gt, isNotNull, isNull, type SQL, sql, sum } from 'drizzle-orm';
import { categories } from '../../advertising/dictionaries/categories.ts';
import { inFolder } from '../../advertising/folders/in-folder.ts';
import { figureKey } from '../../events/figures/figure-key.ts';
import { filtersBy } from '../../events/figures/filters-by.ts';
import type { FiguresDeps } from '../../events/figures/list-figures.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import { containsLowerCased } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { matches } from '../../platform/db/matches.ts';
import { siteDays, sites } from '../../platform/db/schema.ts';
import { listOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { listSiteSums } from './site-figures.ts';
import { selectSites, visibleSites } from './site-queries.ts';
import { isInState } from './site-state.ts';

type Query = Call<operations['listSites']>['query'];
type ReviewQuery = Call<operations['listSitesInReview']>['query'];

const columns = {
  name: sites.name,
  domain: sites.domain,
  status: sites.status,
  submitted_at: sites.submittedAt,
  created_at: sites.createdAt,
  updated_at: sites.updatedAt,
};

/** Reads one page of the sites in the actor's scope, and their total number. */
export const listSites = (db: Db, { viewer, query }: { viewer: Actor; query: Query }) =>
  readPage(
    db,
    siteList(db, viewer, query),
    (isOnPage) => selectSites(db).where(isOnPage),
    ({ site }) => site.id,
  );

/** Reads one page of the sites that wait for review, the longest waiting first. */
export const listSitesInReview = (db: Db, { viewer, query }: { viewer: Actor; query: ReviewQuery }) =>
  listSites(db, { viewer, query: { ...query, status: ['moderate'], state: ['in_review'], sort: 'submitted_at' } });

/** Reads the figures of such a list, for the same page. */
export const listSiteFigures = (deps: FiguresDeps, call: Call<operations['listSiteFigures']>) =>
  listSiteSums(deps, call, {
    ...siteList(deps.db, call.viewer, call.query),
    filters: filtersBy({ webmaster: call.query.owner_id }),
  });

function siteList(db: Db, viewer: Actor, query: Query) {
  const revenue = () =>
    figureKey(viewer, query, (isInDays) =>
      db
        .select({ revenue: sum(siteDays.revenue) })
        .from(siteDays)
        .where(and(eq(siteDays.siteId, sites.id), isInDays(siteDays.day))),
    );
  return {
    matching: and(
      visibleSites(viewer),
      query.search ? containsLowerCased(query.search, sites.searchText) : undefined,
      matches(sites.status, query.status),
      query.state && isInState(query.state),
      query.category ? ofCategory(query.category) : undefined,
      query.verification && isVerified[query.verification],
      inFolder(query.folder_id, sites.folderId),
      matches(sites.ownerId, query.owner_id),
    ),
    order: listOrder(query.sort, { ...columns, revenue }, sites.id),
    page: query,
  };
}

const isVerified: Record<NonNullable<Query['verification']>, SQL | undefined> = {
  verified: isNotNull(sites.verifiedAt),
  at_risk: and(isNotNull(sites.verifiedAt), gt(sites.misses, 0)),
  not_verified: isNull(sites.verifiedAt),
};

function ofCategory(wanted: string): SQL {
  const codes = categories.filter(({ code, parent }) => code === wanted || parent === wanted).map(({ code }) => code);
  return codes.length === 0 ? sql`false` : arrayOverlaps(sites.categories, codes);
}
