import { Money } from '@preroll/rules/money';
import { and, asc, type Column, desc, eq, gt, gte, lte, max, ne, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../access/scope.ts';
import type { Actor } from '../access/viewer.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { isWanted } from '../db/is-wanted.ts';
import { paidDays, transactions, transactionTotals } from '../db/schema.ts';
import type { readCurrencyUnits } from './currency-units.ts';
import { endOf, type Filter, isOneOf, isWithin, matchingOf } from './transaction-filter.ts';

type Totals = components['schemas']['TransactionList']['totals'];

/** Number and sums of some transactions of one currency and status. */
interface Group {
  currency: string;
  status: string;
  count: number;
  received: string;
  taken: string;
}

/** Sums up, by currency, the transactions of all pages that a filter leaves. */
export async function readTotals(
  db: Db,
  actor: Actor,
  filter: Filter,
  unitOf: Awaited<ReturnType<typeof readCurrencyUnits>>,
): Promise<Totals> {
  const groups = await readGroups(db, actor, filter);
  const codes = [...new Set(groups.map(({ currency }) => currency))].toSorted();
  return codes.map((currency) => {
    const unit = unitOf(currency);
    const own = groups.filter((group) => group.currency === currency);
    const sumOf = (statuses: string[], ...columns: ('received' | 'taken')[]) =>
      own
        .filter(({ status }) => statuses.includes(status))
        .flatMap((group) => columns.map((column) => group[column]))
        .reduce((sum, amount) => sum.plus(Money.of(amount, unit)), Money.of('0', unit))
        .toString();
    return {
      currency,
      precision: unit.precision,
      count: own.reduce((sum, { count }) => sum + count, 0),
      received: sumOf(['paid'], 'received'),
      taken: sumOf(['paid'], 'taken'),
      net: sumOf(['paid'], 'received', 'taken'),
      unpaid: sumOf(['waiting', 'processing'], 'received', 'taken'),
    };
  });
}

/** Takes the sums from where the fewest rows have them, in one statement: nothing moves in between. */
async function readGroups(db: Db, actor: Actor, filter: Filter): Promise<Group[]> {
  const { found } = filter;
  const hasDates = filter.date_from !== undefined || filter.date_to !== undefined;
  if (found !== undefined) {
    const { people } = found;
    const others = sumTransactions(
      db,
      and(matchingOf(actor, { ...filter, found: { ...found, people: [] } }), not(isOneOf(transactions.userId, people))),
    );
    if (!hasDates) return unionAll(sumKept(db, actor, filter, isOneOf(transactionTotals.userId, people)), others);
    const theirs = matchingOf(actor, { ...filter, found: { people, transactions: [] } });
    return unionAll(sumTransactions(db, theirs), others);
  }
  if (!isOfEverybody(actor, filter))
    return hasDates ? sumTransactions(db, matchingOf(actor, filter)) : sumKept(db, actor, filter);
  const { days, later, unpaid } = await partsOfPlatform(db, filter);
  const ofDays = db
    .select({ ...keysOf(paidDays.currency, sql`'paid'`), ...sumsOf(paidDays) })
    .from(paidDays)
    .where(days)
    .groupBy(paidDays.currency);
  return unionAll(ofDays, sumTransactions(db, later), sumTransactions(db, unpaid));
}

/** Whether a filter looks at the whole platform, whose days are added up. */
export const isOfEverybody = (actor: Actor, { user_id, found }: Filter): boolean =>
  actor.cabinet === 'admin' && user_id === undefined && found === undefined;

/** Divides the transactions of the whole platform into those of days that are added up, the later, and the unpaid. */
async function partsOfPlatform(db: Db, filter: Filter) {
  const { type, status, currency, date_from, date_to } = filter;
  const [row] = await db.select({ last: max(paidDays.day) }).from(paidDays);
  const last = row?.last ?? '0001-01-01';
  const same = and(
    isWanted(transactions.type, type),
    isWanted(transactions.status, status),
    isWanted(transactions.currency, currency),
    isWithin(filter),
  );
  return {
    days: and(
      status === undefined || status.includes('paid') ? undefined : sql`false`,
      lte(paidDays.day, last),
      isWanted(paidDays.type, type),
      isWanted(paidDays.currency, currency),
      date_from === undefined ? undefined : gte(paidDays.day, date_from),
      date_to === undefined ? undefined : lte(paidDays.day, date_to),
    ),
    later: and(same, eq(transactions.status, 'paid'), gte(transactions.date, endOf(last))),
    unpaid: and(same, ne(transactions.status, 'paid')),
  };
}

/**
 * Counts the transactions of the whole platform per day, the first days first or the last ones, until the given number
 * of them is passed.
 *
 * @returns the day in which that number falls, and how many come before it
 */
export async function findDay(
  db: Db,
  filter: Filter,
  { number, isDescending }: { number: number; isDescending: boolean },
): Promise<{ day: string; before: number } | undefined> {
  const { days, later, unpaid } = await partsOfPlatform(db, filter);
  const ofTransactions = (matching: SQL | undefined) =>
    db
      .select({
        day: sql<string>`(${transactions.date} at time zone 'UTC')::date`.as('day'),
        count: sql<number>`count(*)::int`.as('count'),
      })
      .from(transactions)
      .where(matching)
      .groupBy(sql`1`);
  const parts = unionAll(
    db
      .select({ day: sql<string>`${paidDays.day}`.as('day'), count: paidDays.count })
      .from(paidDays)
      .where(days),
    ofTransactions(later),
    ofTransactions(unpaid),
  ).as('parts');
  const counted = await db
    .select({ day: sql<string>`to_char(${parts.day}, 'YYYY-MM-DD')`, count: sql<number>`sum(${parts.count})::int` })
    .from(parts)
    .groupBy(parts.day)
    .orderBy(isDescending ? desc(parts.day) : asc(parts.day));
  let before = 0;
  for (const { day, count } of counted) {
    if (before + count > number) return { day, before };
    before += count;
  }
  return undefined;
}

const keysOf = (currency: Column, status: SQL) => ({
  currency: sql<string>`${currency}`.as('currency'),
  status: sql<string>`${status}`.as('status'),
});

const sumsOf = (table: typeof transactionTotals | typeof paidDays) => ({
  count: sql<number>`sum(${table.count})::int`.as('count'),
  received: sql<string>`sum(${table.received})::text`.as('received'),
  taken: sql<string>`sum(${table.taken})::text`.as('taken'),
});

const sumTransactions = (db: Db, matching: SQL | undefined) =>
  db
    .select({
      ...keysOf(transactions.currency, sql`${transactions.status}::text`),
      count: sql<number>`count(*)::int`.as('count'),
      received: sql<string>`sum(greatest(${transactions.amount}, 0))::text`.as('received'),
      taken: sql<string>`sum(least(${transactions.amount}, 0))::text`.as('taken'),
    })
    .from(transactions)
    .where(matching)
    .groupBy(transactions.currency, transactions.status);

/** Adds up the totals that are kept for each user. */
const sumKept = (db: Db, actor: Actor, { type, status, user_id, currency }: Filter, some?: SQL) =>
  db
    .select({
      ...keysOf(transactionTotals.currency, sql`${transactionTotals.status}::text`),
      ...sumsOf(transactionTotals),
    })
    .from(transactionTotals)
    .where(
      and(
        some,
        ownedWithin(actor, transactionTotals.userId),
        isWanted(transactionTotals.type, type),
        isWanted(transactionTotals.status, status),
        isWanted(transactionTotals.userId, user_id),
        isWanted(transactionTotals.currency, currency),
        gt(transactionTotals.count, 0),
      ),
    )
    .groupBy(transactionTotals.currency, transactionTotals.status);
