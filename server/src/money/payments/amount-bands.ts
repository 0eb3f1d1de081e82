import { and, type SQL, sql } from 'drizzle-orm';

/**
 * Limits a query to the amounts of some bands. `amount_band` in the database numbers the bands: an amount in cents of n
 * digits that begin with `de` has band n * 100 + de, and one below 0 minus that.
 */
export function isInBands(amount: SQL, first: number, last: number): SQL | undefined {
  const from =
    first > 0 ? sql`${amount} >= ${edgeOf(first)}::numeric` : sql`${amount} > -${edgeOf(1 - first)}::numeric`;
  const to = last < 0 ? sql`${amount} <= -${edgeOf(-last)}::numeric` : sql`${amount} < ${edgeOf(last + 1)}::numeric`;
  return and(from, to);
}

/** The least amount of a band above 0, or of the next one if no amount has the band. */
function edgeOf(band: number): string {
  const length = Math.floor(band / 100);
  const digits = band % 100;
  if (length === 0) return '0';
  return length === 1 ? `${Math.min(digits, 10)}e-2` : `${Math.max(digits, 10)}e${length - 4}`;
}
