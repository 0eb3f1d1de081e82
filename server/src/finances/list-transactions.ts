import { and, gt, gte, inArray, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { ownedWithin } from '../access/scope.ts';
import type { components, operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { isWanted } from '../db/is-wanted.ts';
import { invoices, transactions, transactionTotals, users } from '../db/schema.ts';
import { totalOf } from '../records/read-page.ts';
import { readCurrencyUnits } from './currency-units.ts';
import { amountText, toTransactionBody } from './transaction-body.ts';
import { selectTransactions, visibleTransactions } from './transaction-queries.ts';

type List = Call<operations['listTransactions']>;

/** Lists one page of transactions in the actor's scope, with the sums of all pages. */
export async function listTransactions(db: Db, call: List): Promise<components['schemas']['TransactionList']> {
  const { query } = call;
  const matching = matchingOf(db, call);
  const order = orderOf(query.sort);
  // the ids first: a deep page then skips entries of an index instead of whole rows
  const page = db
    .select({ id: transactions.id })
    .from(transactions)
    .where(matching)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const rows = await selectTransactions(db)
    .where(inArray(transactions.id, page))
    .orderBy(...order);
  const unitOf = await readCurrencyUnits(db);
  const totals = await (isNarrow(query) ? readTotals(db, matching) : readKeptTotals(db, call));
  return {
    items: rows.map((row) => toTransactionBody(row, unitOf(row.transaction.currency))),
    total: await totalOf(rows, query, async () => totals.reduce((sum, { count }) => sum + count, 0)),
    totals: totals.map(({ currency, count, ...sums }) => {
      const unit = unitOf(currency);
      const [received, taken, net, unpaid] = [sums.received, sums.taken, sums.net, sums.unpaid].map((sum) =>
        amountText(sum, unit),
      ) as [string, string, string, string];
      return { currency, precision: unit.precision, count, received, taken, net, unpaid };
    }),
  };
}

function matchingOf(db: Db, { viewer, query }: List): SQL | undefined {
  const { search, type, status, user_id, currency, date_from, date_to } = query;
  return and(
    visibleTransactions(viewer),
    isWanted(transactions.type, type),
    isWanted(transactions.status, status),
    isWanted(transactions.userId, user_id),
    isWanted(transactions.currency, currency),
    date_from === undefined ? undefined : gte(transactions.date, sql`${date_from}::date at time zone 'UTC'`),
    date_to === undefined ? undefined : lt(transactions.date, sql`(${date_to}::date + 1) at time zone 'UTC'`),
    search ? found(db, search) : undefined,
  );
}

const found = (db: Db, search: string) =>
  or(
    containsText(search, transactions.comment),
    inArray(
      transactions.id,
      db
        .select({ id: sql<number>`${invoices.transactionId}` })
        .from(invoices)
        .where(containsText(search, invoices.number)),
    ),
    inArray(transactions.userId, db.select({ id: users.id }).from(users).where(containsText(search, users.name))),
  );

function orderOf(sort: List['query']['sort']): SQL[] {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const column = sort.endsWith('amount') ? transactions.amount : transactions.date;
  // the id goes along, so that an index serves both directions and `balance_after` runs along the order of dates
  return [sql`${column} ${direction}`, sql`${transactions.id} ${direction}`];
}

/** Whether a filter looks at single transactions: the kept totals don't know their dates and texts. */
const isNarrow = ({ search, date_from, date_to }: List['query']) => Boolean(search || date_from || date_to);

/** Adds up the totals that are kept for each user. */
function readKeptTotals(db: Db, { viewer, query: { type, status, user_id, currency } }: List) {
  const { received, taken, count } = transactionTotals;
  const net = sql`${received} + ${taken}`;
  const sumOf = (amount: SQLWrapper, when: SQL) =>
    sql<string>`coalesce(sum(${amount}) filter (where ${when}), 0)::text`;
  const paid = sql`${transactionTotals.status} = 'paid'`;
  return db
    .select({
      currency: transactionTotals.currency,
      count: sql<number>`sum(${count})::int`,
      received: sumOf(received, paid),
      taken: sumOf(taken, paid),
      net: sumOf(net, paid),
      unpaid: sumOf(net, sql`${transactionTotals.status} in ('waiting', 'processing')`),
    })
    .from(transactionTotals)
    .where(
      and(
        ownedWithin(viewer, transactionTotals.userId),
        isWanted(transactionTotals.type, type),
        isWanted(transactionTotals.status, status),
        isWanted(transactionTotals.userId, user_id),
        isWanted(transactionTotals.currency, currency),
        gt(count, 0),
      ),
    )
    .groupBy(transactionTotals.currency)
    .orderBy(transactionTotals.currency);
}

const readTotals = (db: Db, matching: SQL | undefined) => {
  const sumOf = (when: SQL) => sql<string>`coalesce(sum(${transactions.amount}) filter (where ${when}), 0)::text`;
  const paid = sql`${transactions.status} = 'paid'`;
  return db
    .select({
      currency: transactions.currency,
      count: sql<number>`count(*)::int`,
      received: sumOf(sql`${paid} and ${transactions.amount} > 0`),
      taken: sumOf(sql`${paid} and ${transactions.amount} < 0`),
      net: sumOf(paid),
      unpaid: sumOf(sql`${transactions.status} in ('waiting', 'processing')`),
    })
    .from(transactions)
    .where(matching)
    .groupBy(transactions.currency)
    .orderBy(transactions.currency);
};
