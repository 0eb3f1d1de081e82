import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { components, operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import type { Db, Transaction } from '../db/database.ts';
import { transactions, users } from '../db/schema.ts';
import { expectRow } from '../records/expect-row.ts';
import { totalOf } from '../records/read-page.ts';
import { readCurrencyUnits } from './currency-units.ts';
import { toTransactionBody } from './transaction-body.ts';
import { endOf, type Filter, matchingOf, search, startOf } from './transaction-filter.ts';
import { type ListedTransaction, selectTransactions } from './transaction-queries.ts';
import { findDay, isOfEverybody, readTotals } from './transaction-totals.ts';

type List = Call<operations['listTransactions']>;

/** From here on, a page is looked for by its day. */
const DEEP = 1000;

/**
 * Lists one page of transactions in the actor's scope, with the sums of all pages, both as of one moment. It takes one
 * connection: a call that waits for a second one while others do the same may wait until it is refused.
 */
export const listTransactions = (db: Db, call: List): Promise<components['schemas']['TransactionList']> =>
  db.transaction((tx) => readList(tx, call), { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function readList(tx: Transaction, call: List): Promise<components['schemas']['TransactionList']> {
  const { viewer, query } = call;
  const found = query.search ? await search(tx, viewer, query.search) : undefined;
  const zone = query.date_from === undefined && query.date_to === undefined ? 'UTC' : await readZone(tx, viewer);
  const filter: Filter = { ...query, zone, ...(found && { found }) };
  const unitOf = await readCurrencyUnits(tx);
  const rows = await readRows(tx, call, filter);
  const totals = await readTotals(tx, viewer, filter, unitOf);
  return {
    items: rows.map((row) => toTransactionBody(row, unitOf(row.transaction.currency))),
    total: await totalOf(rows, query, async () => totals.reduce((sum, { count }) => sum + count, 0)),
    totals,
  };
}

/** The days of a period are those of whoever looks. */
async function readZone(tx: Transaction, { user }: Actor): Promise<string> {
  const rows = await tx.select({ timezone: users.timezone }).from(users).where(eq(users.id, user.id));
  return expectRow(rows).timezone;
}

async function readRows(db: Db, { viewer, query }: List, filter: Filter): Promise<ListedTransaction[]> {
  const { limit, offset } = query;
  const order = orderOf(query.sort);
  const isDescending = query.sort.startsWith('-');
  let [matching, skipped] = [matchingOf(viewer, filter), offset];
  if (offset >= DEEP && query.sort.endsWith('date') && isOfEverybody(viewer, filter)) {
    const found = await findDay(db, filter, { number: offset, isDescending });
    if (found === undefined) return [];
    const { day, before } = found;
    matching = and(matching, isDescending ? lt(transactions.date, endOf(day)) : gte(transactions.date, startOf(day)));
    skipped -= before;
  }
  // the ids first: a deep page then skips entries of an index instead of whole rows
  const page = db
    .select({ id: transactions.id })
    .from(transactions)
    .where(matching)
    .orderBy(...order)
    .limit(limit)
    .offset(skipped);
  return selectTransactions(db)
    .where(inArray(transactions.id, page))
    .orderBy(...order);
}

function orderOf(sort: List['query']['sort']): SQL[] {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const column = sort.endsWith('amount') ? transactions.amount : transactions.date;
  // the id goes along, so that an index serves both directions and `balance_after` runs along the order of dates
  return [sql`${column} ${direction}`, sql`${transactions.id} ${direction}`];
}
