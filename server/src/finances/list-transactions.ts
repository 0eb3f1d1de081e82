import { and, type SQL, sql } from 'drizzle-orm';
import type { components, operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import type { Db, Transaction } from '../db/database.ts';
import { transactions } from '../db/schema.ts';
import { readCurrencyUnits } from './currency-units.ts';
import { findBand, paysToFindBand } from './find-band.ts';
import { findByAmount, findByDay } from './find-place.ts';
import { toTransactionBody } from './transaction-body.ts';
import { type Filter, hasDates, matchingOf, partsOf, readOwners, search } from './transaction-filter.ts';
import { type ListedTransaction, readTransactions } from './transaction-queries.ts';
import { isOfEverybody, readTotals } from './transaction-totals.ts';

type List = Call<operations['listTransactions']>;

/** From here on, a page is looked for by its day or its amounts. */
const DEEP = 1000;

/**
 * Lists one page of transactions in the actor's scope, with the sums of all pages, both as of one moment. It takes one
 * connection: a call that waits for a second one while others do the same may wait until it is refused.
 */
export const listTransactions = (db: Db, call: List): Promise<components['schemas']['TransactionList']> =>
  db.transaction((tx) => readList(tx, call), { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function readList(tx: Transaction, call: List): Promise<components['schemas']['TransactionList']> {
  const { viewer, query } = call;
  // the days of a period are those of whoever looks
  const zone = viewer.user.timezone;
  const owners = await readOwners(tx, viewer);
  const scoped: Filter = { ...query, zone, ...(owners && { owners }) };
  const found = query.search ? await search(tx, viewer, scoped, query.search) : undefined;
  const filter: Filter = { ...scoped, ...(found && { found }) };
  const unitOf = await readCurrencyUnits(tx);
  const totals = await readTotals(tx, viewer, filter, unitOf);
  const total = totals.reduce((sum, { count }) => sum + count, 0);
  const rows = await readRows(tx, call, filter, total);
  return {
    items: rows.map((row) => toTransactionBody(row, unitOf(row.transaction.currency))),
    total,
    totals,
    timezone: zone,
  };
}

async function readRows(db: Db, { viewer, query }: List, filter: Filter, total: number): Promise<ListedTransaction[]> {
  const limit = Math.min(query.limit, total - query.offset);
  if (limit <= 0) return [];
  // from the nearer end, so that the last page costs what the first one does
  const isFromEnd = query.offset > total / 2;
  const isDescending = query.sort.startsWith('-') !== isFromEnd;
  const column = query.sort.endsWith('amount') ? transactions.amount : transactions.date;
  let skipped = isFromEnd ? total - query.offset - limit : query.offset;
  let matching = matchingOf(viewer, filter);
  const isByDate = column === transactions.date;
  if (skipped >= DEEP && isOfEverybody(viewer, filter) && (isByDate || !hasDates(filter))) {
    const place = await (isByDate ? findByDay : findByAmount)(db, filter, { isDescending, skipped, limit });
    if (place === undefined) return [];
    matching = and(matching, place.within);
    skipped -= place.before;
  }
  const all = filter.found ? partsOf(filter.found).map((part) => and(matching, part)) : [matching];
  const page = { isDescending, skipped, limit, total };
  // sorting by date costs less than looking for such a band
  const isSlow = !isByDate && (!isOfEverybody(viewer, filter) || hasDates(filter));
  const band = isSlow && paysToFindBand(page) ? await findBand(db, all, page) : undefined;
  const parts = band ? all.map((part) => and(part, band.within)) : all;
  skipped -= band?.before ?? 0;
  // any part may have all rows of the page, and of the pages before it
  const wanted = parts.map(
    (part) =>
      sql`(${db
        .select({ id: sql`${transactions.id}`.as('id'), position: sql`${column}`.as('position') })
        .from(transactions)
        .where(part)
        .orderBy(orderBy(sql`${column}`, sql`${transactions.id}`, isDescending))
        .limit(skipped + limit)})`,
  );
  // the ids first: a deep page then skips entries of indexes, which have this order, instead of whole rows
  const { rows: found } = (await db.execute(sql`
    select id from (${sql.join(wanted, sql` union all `)}) as found
    order by ${orderBy(sql`position`, sql`id`, isDescending)} limit ${limit} offset ${skipped}`)) as unknown as {
    rows: { id: number }[];
  };
  const ids = found.map(({ id }) => id);
  return await readTransactions(db, isFromEnd ? ids.toReversed() : ids);
}

/** The id goes along, so that an index serves both directions and `balance_after` runs along the order of dates. */
function orderBy(column: SQL, id: SQL, isDescending: boolean): SQL {
  const direction = isDescending ? sql`desc` : sql`asc`;
  return sql`${column} ${direction}, ${id} ${direction}`;
}
