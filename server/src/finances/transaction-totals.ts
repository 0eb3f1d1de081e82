import { Money } from '@preroll/rules/money';
import { and, type Column, eq, gt, gte, lt, lte, max, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Actor } from '../access/viewer.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { isWanted } from '../db/is-wanted.ts';
import { paidAmounts, paidDays, transactions, transactionTotals } from '../db/schema.ts';
import type { readCurrencyUnits } from './currency-units.ts';
import {
  endOf,
  type Filter,
  hasDates,
  isOneOf,
  isWithin,
  matchingOf,
  partsOf,
  scopeOf,
  startOf,
} from './transaction-filter.ts';

type Totals = components['schemas']['TransactionList']['totals'];

/** Number and sums of some transactions of one currency and status. */
interface Group {
  currency: string;
  status: string;
  count: number;
  received: string;
  taken: string;
}

/**
 * Sums up, by currency, the transactions of all pages that a filter leaves. The sums are those of one moment if `db` is a
 * transaction of one snapshot.
 */
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
      deposits_due: sumOf(['waiting', 'processing'], 'received'),
      payouts_due: sumOf(['waiting', 'processing'], 'taken'),
    };
  });
}

/** Takes the sums from where the fewest rows have them. Those of a search take several statements. */
async function readGroups(db: Db, actor: Actor, filter: Filter): Promise<Group[]> {
  const { found } = filter;
  const matching = matchingOf(actor, filter);
  if (found !== undefined) {
    const isKept = found.people.length > 0 && !hasDates(filter);
    const groups = isKept ? await sumKept(db, actor, filter, isOneOf(transactionTotals.userId, found.people)) : [];
    for (const part of partsOf(found).slice(isKept ? 1 : 0))
      groups.push(...(await sumTransactions(db, and(matching, part))));
    return groups;
  }
  if (!isOfEverybody(actor, filter))
    return hasDates(filter) ? sumTransactions(db, matching) : sumKept(db, actor, filter);
  const { days, paid, unpaid } = await partsOfPlatform(db, filter);
  const ofDays = db
    .select({ ...keysOf(paidDays.currency, sql`'paid'`), ...sumsOf(paidDays) })
    .from(paidDays)
    .where(days)
    .groupBy(paidDays.currency);
  return unionAll(ofDays, sumTransactions(db, unpaid), ...paid.map((part) => sumTransactions(db, part)));
}

/** Whether a filter looks at the whole platform, whose days are added up. */
export const isOfEverybody = (actor: Actor, { user_id, found }: Filter): boolean =>
  actor.cabinet === 'admin' && user_id === undefined && found === undefined;

/**
 * Divides the transactions of the whole platform into days that are added up, other paid ones, and the unpaid. The days
 * are those of UTC: where a period begins or ends within one, its transactions are looked at. Without a period, `amounts`
 * has those of `days`.
 */
export async function partsOfPlatform(db: Db, filter: Filter) {
  const { type, status, currency, date_from, date_to, zone } = filter;
  const [row] = await db.select({ last: max(paidDays.day) }).from(paidDays);
  const last = row?.last ?? '0001-01-01';
  const same = and(
    isWanted(transactions.type, type),
    isWanted(transactions.status, status),
    isWanted(transactions.currency, currency),
    isWithin(filter),
  );
  const isPaid = and(same, eq(transactions.status, 'paid'));
  const isAddedUp = lt(transactions.date, endOf(last));
  // the first whole day (UTC) of the period, and the day after the last one
  const first =
    date_from === undefined
      ? undefined
      : sql`((${startOf(date_from, zone)}) at time zone 'UTC' + interval '24 hours' - interval '1 microsecond')::date`;
  const end = date_to === undefined ? undefined : sql`((${endOf(date_to, zone)}) at time zone 'UTC')::date`;
  const hasPaid = status === undefined || status.includes('paid') ? undefined : sql`false`;
  return {
    days: and(
      hasPaid,
      lte(paidDays.day, last),
      isWanted(paidDays.type, type),
      isWanted(paidDays.currency, currency),
      first && gte(paidDays.day, first),
      end && lt(paidDays.day, end),
    ),
    amounts: and(hasPaid, isWanted(paidAmounts.type, type), isWanted(paidAmounts.currency, currency)),
    paid: [
      and(isPaid, gte(transactions.date, endOf(last))),
      ...(first ? [and(isPaid, isAddedUp, lt(transactions.date, startOfDay(first)))] : []),
      ...(end
        ? [and(isPaid, isAddedUp, gte(transactions.date, startOfDay(first ? sql`greatest(${first}, ${end})` : end)))]
        : []),
    ],
    unpaid: and(same, ne(transactions.status, 'paid')),
  };
}

const startOfDay = (day: SQL): SQL => sql`${day}::timestamp at time zone 'UTC'`;

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
const sumKept = (db: Db, actor: Actor, filter: Filter, some?: SQL) =>
  db
    .select({
      ...keysOf(transactionTotals.currency, sql`${transactionTotals.status}::text`),
      ...sumsOf(transactionTotals),
    })
    .from(transactionTotals)
    .where(
      and(
        some,
        scopeOf(actor, filter, transactionTotals.userId),
        isWanted(transactionTotals.type, filter.type),
        isWanted(transactionTotals.status, filter.status),
        isWanted(transactionTotals.userId, filter.user_id),
        isWanted(transactionTotals.currency, filter.currency),
        gt(transactionTotals.count, 0),
      ),
    )
    .groupBy(transactionTotals.currency, transactionTotals.status);
