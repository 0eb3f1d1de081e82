import { gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { paidAmounts, paidDays, transactions } from '../db/schema.ts';
import { isInBands } from './amount-bands.ts';
import { endOf, type Filter, startOf } from './transaction-filter.ts';
import { partsOfPlatform } from './transaction-totals.ts';

interface Page {
  isDescending: boolean;
  /** How many transactions come before the page, and how many are on it. */
  skipped: number;
  limit: number;
}

/** The condition of some transactions that have all of a page, and how many of the others come before it. */
interface Place {
  within: SQL | undefined;
  before: number;
}

/**
 * Counts the transactions of the whole platform per day, the first days first or the last ones.
 * @returns those from the day on in which the page begins
 */
export async function findByDay(db: Db, filter: Filter, page: Page): Promise<Place | undefined> {
  const { days, paid, unpaid } = await partsOfPlatform(db, filter);
  const kept = sql`select ${paidDays.day} as key, ${paidDays.count} from ${paidDays} where ${days ?? sql`true`}`;
  const key = sql`(${transactions.date} at time zone 'UTC')::date`;
  const found = await countBy(db, kept, { key, parts: [unpaid, ...paid] }, page);
  if (!found) return undefined;
  const { first, before } = found;
  const { date } = transactions;
  return { within: page.isDescending ? lt(date, endOf(first)) : gte(date, startOf(first)), before };
}

/**
 * Counts the transactions of the whole platform per band of amounts, for a filter without dates.
 * @returns those of the bands in which the page is
 */
export async function findByAmount(db: Db, filter: Filter, page: Page): Promise<Place | undefined> {
  const { amounts, paid, unpaid } = await partsOfPlatform(db, filter);
  const kept = sql`select ${paidAmounts.band} as key, ${paidAmounts.count} from ${paidAmounts} where ${amounts ?? sql`true`}`;
  const key = sql`amount_band(${transactions.amount})`;
  const found = await countBy(db, kept, { key, parts: [unpaid, ...paid] }, page);
  if (!found) return undefined;
  const bands = [Number(found.first), Number(found.last)];
  return {
    within: isInBands(sql`${transactions.amount}`, Math.min(...bands), Math.max(...bands)),
    before: found.before,
  };
}

/** @returns the keys with which a page begins and ends, and how many transactions come before those of the first one */
async function countBy(
  db: Db,
  kept: SQL,
  others: { key: SQL; parts: (SQL | undefined)[] },
  { isDescending, skipped, limit }: Page,
): Promise<{ first: string; last: string; before: number } | undefined> {
  const counts = others.parts.map(
    (part) => sql`select ${others.key}, count(*) from ${transactions} where ${part ?? sql`true`} group by 1`,
  );
  const { rows } = (await db.execute(sql`
    select to_json(counted.key) #>> '{}' as key, sum(count)::integer as count
    from (${sql.join([kept, ...counts], sql` union all `)}) as counted (key, count)
    group by counted.key order by counted.key ${isDescending ? sql`desc` : sql`asc`}`)) as unknown as {
    rows: { key: string; count: number }[];
  };
  let [passed, before] = [0, 0];
  let first: string | undefined;
  for (const { key, count } of rows) {
    if (first === undefined && passed + count > skipped) [first, before] = [key, passed];
    passed += count;
    if (first !== undefined && passed >= skipped + limit) return { first, last: key, before };
  }
  return undefined;
}
