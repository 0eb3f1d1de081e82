import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { transactions } from '../../platform/db/schema.ts';
import type { Page } from './transaction-page.ts';

/** How many transactions the bounds are taken from. Sorting these is cheap, and sorting all of them is not. */
const SAMPLE = 2000;
/** Fewer are sorted at once, and of more, the index of an order reads fewer than two counts do. */
const [FEWEST, MOST] = [10 * SAMPLE, 125 * SAMPLE];
/** A page is deep from this share of all on; the first ones are found without sorting the others. */
const DEEP = 0.25;
/** How far, as a share of all, a bound lies from the page: four standard errors of a rank in the sample. */
const MARGIN = (4 * 0.5) / Math.sqrt(SAMPLE);

interface Searched extends Page {
  /** How many transactions there are. */
  total: number;
}

/** Whether reading the transactions twice costs less than sorting them by amount. */
export const paysToFindBand = ({ skipped, total }: Pick<Searched, 'skipped' | 'total'>): boolean =>
  total >= FEWEST && total <= MOST && skipped >= total * DEEP;

/**
 * Finds a range of amounts that has all of a page in the order of amounts, so that only these need sorting: its bounds are
 * those of a sample, and what comes before it is counted.
 *
 * @param parts the conditions of the transactions, of which at most one holds for each of them
 * @returns the condition of the range and how many come before it; undefined if the sample misleads
 */
export async function findBand(
  db: Db,
  parts: readonly (SQL | undefined)[],
  { isDescending, skipped, limit, total }: Searched,
): Promise<{ within: SQL; before: number } | undefined> {
  const selected = parts.map(
    (part) => sql`(${db.select({ id: transactions.id, amount: transactions.amount }).from(transactions).where(part)})`,
  );
  const found = sql`(${sql.join(selected, sql` union all `)}) as found`;
  const read = async <Row>(statement: SQL) => ((await db.execute(statement)) as unknown as { rows: Row[] }).rows[0];
  const shares = [skipped / total - MARGIN, (skipped + limit) / total + MARGIN].map((share) =>
    Math.min(Math.max(share, 0), 1),
  );
  // by a hash, because ids and users often take turns
  const bounds = await read<{ first: string | null; last: string | null }>(sql`
    select bounds[1]::text as first, bounds[2]::text as last from (
      select percentile_disc(${`{${shares.join(',')}}`}::float8[])
        within group (order by amount ${isDescending ? sql`desc` : sql`asc`}) as bounds
      from ${found} where hashint4(id) % ${Math.floor(total / SAMPLE)}::integer = 0
    ) as sample`);
  if (bounds?.first == null || bounds.last == null) return undefined;
  const [first, last] = [sql`${bounds.first}::numeric`, sql`${bounds.last}::numeric`];
  const between = (amount: SQL) =>
    isDescending ? sql`${amount} between ${last} and ${first}` : sql`${amount} between ${first} and ${last}`;
  const counted = await read<{ before: number; inside: number }>(sql`
    select (count(*) filter (where amount ${isDescending ? sql`>` : sql`<`} ${first}))::integer as before,
      (count(*) filter (where ${between(sql`amount`)}))::integer as inside
    from ${found}`);
  const { before = 0, inside = 0 } = counted ?? {};
  const hasPage = before <= skipped && skipped + limit <= before + inside;
  return hasPage ? { within: between(sql`${transactions.amount}`), before } : undefined;
}
