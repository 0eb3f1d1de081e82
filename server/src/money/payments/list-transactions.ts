import { and, type SQL, sql } from 'drizzle-orm';
import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { transactions } from '../../platform/db/schema.ts';
import { hasCountedDays } from './counted-parts.ts';
import { findBand, paysToFindBand } from './find-band.ts';
import { findDate, paysToFindDate } from './find-date.ts';
import { findByAmount, findByDay } from './find-place.ts';
import { type ListedTransaction, toTransactionBody } from './transaction-body.ts';
import { type Filter, partsOf, readOwners, search } from './transaction-filter.ts';
import { type Page, type Row, selectPage, toListed } from './transaction-page.ts';
import { type Sums, type SumsRow, selectSums, toSums, totalsOf, withLastDay } from './transaction-totals.ts';

type List = Call<operations['listTransactions']>;

interface Found extends Sums {
  listed: ListedTransaction[];
}

/** From here on, a page is looked for by its day or its amounts. */
const DEEP = 1000;

/**
 * Lists one page of transactions in the actor's scope, with the sums of all pages, both as of one moment; whom a manager
 * sees and what a search looks for was read just before. It takes one connection: a call that waits for a second one while
 * others do the same may wait until it is refused.
 */
export function listTransactions(db: Db, call: List): Promise<components['schemas']['TransactionList']> {
  // one statement reads the first pages with the sums, and has one moment by itself
  return call.query.offset >= DEEP
    ? db.transaction((tx) => readList(tx, call), { isolationLevel: 'repeatable read', accessMode: 'read only' })
    : readList(db, call);
}

async function readList(db: Db, call: List): Promise<components['schemas']['TransactionList']> {
  const { viewer, query } = call;
  // the days of a period are those of whoever looks
  const zone = viewer.user.timezone;
  const scoped: Filter = { ...query, zone, ...(await readOwners(db, viewer)) };
  const found = query.search ? await search(db, viewer, scoped, query.search) : undefined;
  const filter: Filter = { ...scoped, ...(found && { found }) };
  const { listed, groups, unitOf, version } = await (query.offset < DEEP ? readFirst : readDeep)(db, call, filter);
  // other clients are counted than a moment ago
  if (filter.counted !== undefined && filter.counted.version !== version) return readList(db, call);
  const totals = totalsOf(groups, unitOf);
  return {
    items: listed.map((row) => toTransactionBody(row, unitOf(row.transaction.currency))),
    total: totals.reduce((sum, { count }) => sum + count, 0),
    totals,
    timezone: zone,
  };
}

/** Reads one of the first pages, together with the sums of all. */
const readFirst = (db: Db, { viewer, query }: List, filter: Filter): Promise<Found> =>
  withLastDay(db, async (last) => {
    const page = selectPage(partsOf(viewer, filter), { ...orderOf(query), skipped: query.offset });
    const sums = selectSums(viewer, filter, last);
    const row = await readRow<SumsRow & { listed: Row[] | null }>(db, sql`select ${page} as listed, ${sums}`);
    return { listed: toListed(row.listed), ...toSums(row) };
  });

/** Reads a page from the nearer end, so that the last page costs what the first one does. */
async function readDeep(db: Db, { viewer, query }: List, filter: Filter): Promise<Found> {
  const sums = await withLastDay(db, async (last) =>
    toSums(await readRow<SumsRow>(db, sql`select ${selectSums(viewer, filter, last)}`)),
  );
  const { groups, last } = sums;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const limit = Math.min(query.limit, total - query.offset);
  if (limit <= 0) return { listed: [], ...sums };
  const isFromEnd = query.offset > total / 2;
  const { column, isDescending } = orderOf(query);
  const page: Page = {
    column,
    isDescending: isDescending !== isFromEnd,
    skipped: isFromEnd ? total - query.offset - limit : query.offset,
    limit,
  };
  const place = await findPlace(db, { viewer, filter, last, total }, page);
  const parts = partsOf(viewer, filter).map((part) => and(part, place?.within));
  const selected = selectPage(parts, { ...page, skipped: page.skipped - (place?.before ?? 0) });
  const row = await readRow<{ listed: Row[] | null }>(db, sql`select ${selected} as listed`);
  const listed = toListed(row.listed);
  return { listed: isFromEnd ? listed.toReversed() : listed, ...sums };
}

/** Runs a statement that always returns one row. */
async function readRow<Read>(db: Db, statement: SQL): Promise<Read> {
  return ((await db.execute(statement)) as unknown as { rows: [Read] }).rows[0];
}

/** The condition of some transactions that have all of a page, if it pays to look for one. */
async function findPlace(
  db: Db,
  { viewer, filter, last, total }: { viewer: List['viewer']; filter: Filter; last: string; total: number },
  page: Page,
): Promise<{ within: SQL | undefined; before: number } | undefined> {
  const isByDate = page.column === transactions.date;
  if (hasCountedDays(viewer, filter))
    return page.skipped < DEEP ? undefined : (isByDate ? findByDay : findByAmount)(db, filter, last, page);
  const searched = { ...page, total };
  if (!(isByDate ? paysToFindDate : paysToFindBand)(searched)) return undefined;
  const parts = partsOf(viewer, filter);
  return isByDate ? findDate(db, parts, { filter, last }, searched) : findBand(db, parts, searched);
}

const orderOf = ({ sort, limit }: List['query']) => ({
  column: sort.endsWith('amount') ? transactions.amount : transactions.date,
  isDescending: sort.startsWith('-'),
  limit,
});
