import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { currencies, currencyRates } from '../../platform/db/schema.ts';

/** A rate, and the first day (UTC) on which it applies. */
export interface DailyRate {
  code: string;
  day: string;
  rate: number;
}

/** The currencies and days whose rates are read. */
interface RateFilter {
  codes: string[];
  days: readonly [string, string];
}

/** Reads the rates that apply on these days, or all rates; the base currency has none. */
export const readDailyRates = (db: Db, wanted?: RateFilter): Promise<DailyRate[]> =>
  db
    .select({ code: currencies.code, day: currencyRates.day, rate: currencyRates.rate })
    .from(currencyRates)
    .innerJoin(currencies, eq(currencies.id, currencyRates.currencyId))
    .where(wanted && and(inArray(currencies.code, wanted.codes), holdsWithin(wanted.days)))
    .orderBy(asc(currencyRates.day));

/** Matches the rates from the one that applies on the first day (it may be older) to that of the last day. */
function holdsWithin([first, last]: RateFilter['days']) {
  const own = sql`from ${currencyRates} as own where own.currency_id = ${currencyRates.currencyId}`;
  const from = sql`coalesce((select max(own.day) ${own} and own.day <= ${first}), (select min(own.day) ${own}))`;
  return sql`${currencyRates.day} between ${from} and greatest(${last}::date, ${from})`;
}

/**
 * Returns a function that looks up the value of a currency's unit in the base currency on a day (UTC). The first rate also
 * applies to earlier days.
 *
 * @param rates sorted by day
 */
export function rateByDay(rates: readonly DailyRate[]): (code: string, day: string) => number {
  const ofCode = new Map<string, DailyRate[]>();
  for (const one of rates) ofCode.set(one.code, [...(ofCode.get(one.code) ?? []), one]);
  return (code, day) => {
    const own = ofCode.get(code) ?? [];
    // ISO dates sort as strings
    const latest = own.findLast((one) => one.day <= day) ?? own[0];
    return latest?.rate ?? 1;
  };
}
