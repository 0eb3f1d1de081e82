import { and, eq, gte, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import { isWanted } from '../../platform/db/is-wanted.ts';
import { clientAmounts, clientDays, paidAmounts, paidDays, transactions } from '../../platform/db/schema.ts';
import { endOf, type Filter, hasAny, isOfOwners, isWithin, startOf } from './transaction-filter.ts';

/**
 * The transactions that a filter leaves, of the whole platform or of a manager's clients: those that are counted already,
 * and the others.
 */
interface Parts<Table> {
  /** Where they are counted. */
  table: Table;
  /** The condition of the rows that have counted some. */
  kept: SQL | undefined;
  /** The conditions of the transactions to count besides. */
  added: (SQL | undefined)[];
}

/** Whether a filter looks at the whole platform or at all clients of a manager, whose days are added up. */
export const hasCountedDays = (actor: Actor, { user_id, found, counted }: Filter): boolean =>
  (actor.cabinet === 'admin' || counted !== undefined) && user_id === undefined && found === undefined;

/**
 * Divides the transactions into days that are added up, other paid ones, and the unpaid. The days are those of UTC: where
 * a period begins or ends within one, its transactions are looked at.
 *
 * @param last the last day that is added up
 */
export function countedDays(filter: Filter, last: string): Parts<typeof paidDays | typeof clientDays> {
  const { type, currency, date_from, date_to, zone, counted } = filter;
  const table = counted === undefined ? paidDays : clientDays;
  const { isPaid, isUnpaid, isAddedUp, mayBePaid } = conditionsOf(filter, last);
  const within = isWithin(filter);
  // the first whole day (UTC) of the period, and the day after the last one
  const first =
    date_from === undefined
      ? undefined
      : sql`((${startOf(date_from, zone)}) at time zone 'UTC' + interval '24 hours' - interval '1 microsecond')::date`;
  const end = date_to === undefined ? undefined : sql`((${endOf(date_to, zone)}) at time zone 'UTC')::date`;
  const whole = and(first && gte(transactions.date, inUtc(first)), end && lt(transactions.date, inUtc(end)));
  return {
    table,
    kept: and(
      mayBePaid,
      isWanted(clientDays.managerId, counted?.managerId),
      lte(table.day, last),
      isWanted(table.type, type),
      isWanted(table.currency, currency),
      first && gte(table.day, first),
      end && lt(table.day, end),
    ),
    added: [
      and(isUnpaid, within),
      and(isPaid, within, not(isAddedUp)),
      ...ofNewcomers(filter, last, whole),
      ...(first ? [and(isPaid, within, isAddedUp, lt(transactions.date, inUtc(first)))] : []),
      ...(end
        ? [and(isPaid, within, isAddedUp, gte(transactions.date, inUtc(first ? sql`greatest(${first}, ${end})` : end)))]
        : []),
    ],
  };
}

/**
 * Divides them by the months (UTC) whose amounts are counted, like `countedDays`. Where a period begins or ends within
 * a month, its days are `added`, or the other days of the month are `taken` away, whichever are fewer.
 */
export function countedMonths(
  filter: Filter,
  last: string,
): Parts<typeof paidAmounts | typeof clientAmounts> & { taken: (SQL | undefined)[] } {
  const { type, currency, date_from, date_to, zone, counted } = filter;
  const table = counted === undefined ? paidAmounts : clientAmounts;
  const { isPaid, isUnpaid, isAddedUp, mayBePaid } = conditionsOf(filter, last);
  const within = isWithin(filter);
  const start = date_from === undefined ? undefined : startOf(date_from, zone);
  const end = date_to === undefined ? undefined : endOf(date_to, zone);
  const [firstMonth, endMonth] = [start && nearestMonth(start), end && nearestMonth(end)];
  const whole = and(
    firstMonth && gte(transactions.date, inUtc(firstMonth)),
    endMonth && lt(transactions.date, inUtc(endMonth)),
  );
  const between = (from: SQL, to: SQL) =>
    and(isPaid, isAddedUp, gte(transactions.date, from), lt(transactions.date, to));
  return {
    table,
    kept: and(
      mayBePaid,
      isWanted(clientAmounts.managerId, counted?.managerId),
      isWanted(table.type, type),
      isWanted(table.currency, currency),
      firstMonth && gte(table.month, firstMonth),
      endMonth && lt(table.month, endMonth),
    ),
    added: [
      and(isUnpaid, within),
      and(isPaid, within, not(isAddedUp)),
      ...ofNewcomers(filter, last, whole),
      ...(start && firstMonth ? [between(start, inUtc(firstMonth))] : []),
      ...(end && endMonth ? [between(inUtc(endMonth), end)] : []),
    ],
    // each is empty where the other one of its end is not
    taken: [
      ...(start && firstMonth ? [between(inUtc(firstMonth), start)] : []),
      ...(end && endMonth ? [between(end, inUtc(endMonth))] : []),
    ],
  };
}

function conditionsOf(filter: Filter, last: string) {
  const { type, status, currency } = filter;
  const same = and(
    isOfOwners(filter),
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

/** What would be in the rows of whole days or months if the payments of a manager's new clients were counted already. */
function ofNewcomers(filter: Filter, last: string, whole: SQL | undefined): (SQL | undefined)[] {
  const newcomers = filter.counted?.newcomers;
  if (newcomers === undefined || !hasAny(newcomers)) return [];
  const { isPaid, isAddedUp } = conditionsOf({ ...filter, owners: newcomers }, last);
  return [and(isPaid, isAddedUp, whole)];
}

/** The first day of the month that begins nearest to a moment. */
const nearestMonth = (moment: SQL): SQL =>
  sql`date_trunc('month', (${moment}) at time zone 'UTC' + interval '15 days')::date`;

/** The moment at which a day begins in UTC. */
const inUtc = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'UTC'`;
