import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { currencies, users } from '../../platform/db/schema.ts';

interface Rate {
  /** The value of one unit in the base currency. */
  rate: number;
  /** The decimal places of amounts. */
  precision: number;
}

/**
 * Converts a minimum bid from the base currency. Rounds up to the currency's precision, so that bids are never below the
 * floor.
 */
export function convertFloor(floor: number, { rate, precision }: Rate): number {
  if (rate === 1) return floor;
  const unit = 10 ** precision;
  // removes binary rounding errors, which would otherwise be rounded up as well
  return Math.ceil(Number(((floor / rate) * unit).toFixed(6))) / unit;
}

const isNotDeleted = ne(currencies.status, 'deleted');

/** Returns a function that converts a minimum bid to each currency, by today's rates. */
export async function readFloors(db: Db): Promise<(floor: number) => Record<string, number>> {
  const rates = await db.select().from(currencies).where(isNotDeleted).orderBy(asc(currencies.code));
  return (floor) => Object.fromEntries(rates.map((rate) => [rate.code, convertFloor(floor, rate)]));
}

/** Converts a minimum bid to the currency of a user, by today's rate. */
export async function floorForUser(db: Db, floor: number, userId: number): Promise<number> {
  const [rate] = await db
    .select({ rate: currencies.rate, precision: currencies.precision })
    .from(users)
    .innerJoin(currencies, eq(currencies.code, users.currency))
    .where(and(eq(users.id, userId), isNotDeleted));
  // unreachable: a currency can't be removed while accounts use it
  if (rate === undefined) throw new Error(`The currency of user ${userId} has no rate`);
  return convertFloor(floor, rate);
}
