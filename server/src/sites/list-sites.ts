import { and, arrayOverlaps, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { containsKept } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { isWanted } from '../db/is-wanted.ts';
import { sites } from '../db/schema.ts';
import { sortOrder } from '../db/sort-order.ts';
import { categories } from '../dictionaries/categories.ts';
import { inFolder } from '../folders/in-folder.ts';
import { totalOf } from '../records/read-page.ts';
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
export function listSites(db: Db, { viewer, query }: Call<operations['listSites']>) {
  return readSites(db, { ...findSites(db, viewer, query), query });
}

/** Reads one page of the sites that wait for review, the one that has waited longest first. */
export function listSitesInReview(db: Db, { viewer, query }: { viewer: Actor; query: ReviewQuery }) {
  const waiting = {
    ...query,
    status: ['moderate' as const],
    state: ['in_review' as const],
    sort: 'submitted_at' as const,
  };
  return readSites(db, { ...findSites(db, viewer, waiting), query });
}

/** Reads the figures of such a list, which has the same page. */
export function listSiteFigures(db: Db, { viewer, query }: Call<operations['listSiteFigures']>) {
  const { matching, page } = findSites(db, viewer, query);
  return listSiteSums(db, { viewer, query, matching, page });
}

async function readSites(
  db: Db,
  { matching, order, page, query }: ReturnType<typeof findSites> & { query: { offset: number; limit: number } },
) {
  const rows = await selectSites(db)
    .where(inArray(sites.id, page))
    .orderBy(...order);
  return { rows, total: await totalOf(rows, query, () => db.$count(sites, matching)) };
}

function findSites(db: Db, viewer: Actor, query: Query) {
  const { search, category } = query;
  const matching = and(
    visibleSites(viewer),
    search ? containsKept(search, sites.searchText) : undefined,
    isWanted(sites.status, query.status),
    query.state && isInState(query.state),
    category ? ofCategory(category) : undefined,
    query.verification && isVerified[query.verification],
    inFolder(query.folder_id, sites.folderId),
    isWanted(sites.ownerId, query.owner_id),
  );
  const order = sortOrder(query.sort, columns, sites.id);
  // the ids first: a deep page then skips entries of an index instead of whole rows
  const page = db
    .select({ id: sites.id })
    .from(sites)
    .where(matching)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  return { matching, order, page };
}

const isVerified: Record<NonNullable<Query['verification']>, SQL | undefined> = {
  verified: isNotNull(sites.verifiedAt),
  at_risk: and(isNotNull(sites.verifiedAt), gt(sites.misses, 0)),
  not_verified: isNull(sites.verifiedAt),
};

/** A category and what lies in it; nothing for one that does not exist. */
function ofCategory(wanted: string): SQL {
  const codes = categories.filter(({ code, parent }) => code === wanted || parent === wanted).map(({ code }) => code);
  return codes.length === 0 ? sql`false` : arrayOverlaps(sites.categories, codes);
}
