import { gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { transactions } from '../../platform/db/schema.ts';
import { isInBands } from './amount-bands.ts';
import { countedDays, countedMonths } from './counted-parts.ts';
import { endOf, type Filter, startOf } from './transaction-filter.ts';
import type { Page } from './transaction-page.ts';

/** The condition of some transactions that have all of a page, and how many of the others come before it. */
interface Place {
  within: SQL | undefined;
  before: number;
}

/**
 * Counts the transactions of the whole platform or of a manager's clients per day, the first days first or the last ones.
 * @param last the last day that is added up
 * @returns those from the day on in which the page begins
 */
export async function findByDay(db: Db, filter: Filter, last: string, page: Page): Promise<Place | undefined> {
  const { table, kept, added } = countedDays(filter, last);
  const counts = [
    sql`select ${table.day}, ${table.count} from ${table} where ${kept}`,
    ...added.map((part) => countTransactions(sql`(${transactions.date} at time zone 'UTC')::date`, part)),
  ];
  const found = await addUp(db, counts, page);
  if (!found) return undefined;
  const { first, before } = found;
  const { date } = transactions;
  return { within: page.isDescending ? lt(date, endOf(first)) : gte(date, startOf(first)), before };
}

/**
 * Counts them per band of amounts.
 * @param last the last day that is added up
 * @returns those of the bands in which the page is
 */
export async function findByAmount(db: Db, filter: Filter, last: string, page: Page): Promise<Place | undefined> {
  const { table, kept, added, taken } = countedMonths(filter, last);
  // the band of each amount once: it is slow to tell, and many have the same amount
  const countBands = (part: SQL | undefined, sign: SQL) => sql`
    select amount_band(amount), ${sign} count from (${countTransactions(sql`amount`, part)}) as counted (amount, count)`;
  const counts = [
    sql`select ${table.band}, ${table.count} from ${table} where ${kept ?? sql`true`}`,
    ...added.map((part) => countBands(part, sql`+`)),
    ...taken.map((part) => countBands(part, sql`-`)),
  ];
  const found = await addUp(db, counts, page);
  if (!found) return undefined;
  const bands = [Number(found.first), Number(found.last)];
  return {
    within: isInBands(sql`${transactions.amount}`, Math.min(...bands), Math.max(...bands)),
    before: found.before,
  };
}

const countTransactions = (key: SQL, matching: SQL | undefined): SQL =>
  sql`select ${key}, count(*) from ${transactions} where ${matching ?? sql`true`} group by 1`;

/** @returns the keys with which a page begins and ends, and how many transactions come before those of the first one */
async function addUp(
  db: Db,
  counts: readonly SQL[],
  { isDescending, skipped, limit }: Page,
): Promise<{ first: string; last: string; before: number } | undefined> {
  const { rows } = (await db.execute(sql`
    select to_json(counted.key) #>> '{}' as key, sum(count)::integer as count
    from (${sql.join([...counts], sql` union all `)}) as counted (key, count)
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
