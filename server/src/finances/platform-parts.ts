import { and, eq, gte, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import { isWanted } from '../db/is-wanted.ts';
import { paidAmounts, paidDays, transactions } from '../db/schema.ts';
import { endOf, type Filter, isWithin, startOf } from './transaction-filter.ts';

/** The transactions of the whole platform that a filter leaves: those that are counted already, and the others. */
interface Parts {
  /** The condition of the rows that have counted some. */
  kept: SQL | undefined;
  /** The conditions of the transactions to count besides. */
  added: (SQL | undefined)[];
}

/** Whether a filter looks at the whole platform, whose days are added up. */
export const isOfEverybody = (actor: Actor, { user_id, found }: Filter): boolean =>
  actor.cabinet === 'admin' && user_id === undefined && found === undefined;

/**
 * Divides the transactions into days that are added up, other paid ones, and the unpaid. The days are those of UTC: where
 * a period begins or ends within one, its transactions are looked at.
 *
 * @param last the last day that is added up
 */
export function daysOfPlatform(filter: Filter, last: string): Parts {
  const { type, currency, date_from, date_to, zone } = filter;
  const { isPaid, isUnpaid, isAddedUp, mayBePaid } = conditionsOf(filter, last);
  const within = isWithin(filter);
  // the first whole day (UTC) of the period, and the day after the last one
  const first =
    date_from === undefined
      ? undefined
      : sql`((${startOf(date_from, zone)}) at time zone 'UTC' + interval '24 hours' - interval '1 microsecond')::date`;
  const end = date_to === undefined ? undefined : sql`((${endOf(date_to, zone)}) at time zone 'UTC')::date`;
  return {
    kept: and(
      mayBePaid,
      lte(paidDays.day, last),
      isWanted(paidDays.type, type),
      isWanted(paidDays.currency, currency),
      first && gte(paidDays.day, first),
      end && lt(paidDays.day, end),
    ),
    added: [
      and(isUnpaid, within),
      and(isPaid, within, not(isAddedUp)),
      ...(first ? [and(isPaid, within, isAddedUp, lt(transactions.date, inUtc(first)))] : []),
      ...(end
        ? [and(isPaid, within, isAddedUp, gte(transactions.date, inUtc(first ? sql`greatest(${first}, ${end})` : end)))]
        : []),
    ],
  };
}

/** Divides them, for a filter without dates, into those whose amounts are counted and the others. */
export function amountsOfPlatform(filter: Filter, last: string): Parts {
  const { isPaid, isUnpaid, isAddedUp, mayBePaid } = conditionsOf(filter, last);
  return {
    kept: and(mayBePaid, isWanted(paidAmounts.type, filter.type), isWanted(paidAmounts.currency, filter.currency)),
    added: [isUnpaid, and(isPaid, not(isAddedUp))],
  };
}

function conditionsOf({ type, status, currency }: Filter, last: string) {
  const same = and(
    isWanted(transactions.type, type),
    isWanted(transactions.status, status),
    isWanted(transactions.currency, currency),
  );
  return {
    isPaid: and(same, eq(transactions.status, 'paid')),
    isUnpaid: and(same, ne(transactions.status, 'paid')),
    isAddedUp: lt(transactions.date, endOf(last)),
    mayBePaid: status === undefined || status.includes('paid') ? undefined : sql`false`,
  };
}

/** The moment at which a day begins in UTC. */
const inUtc = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'UTC'`;
