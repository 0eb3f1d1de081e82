import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { currencies, currencyRates } from '../db/schema.ts';

/** A rate, and the first day (UTC) that it holds for. */
export interface DailyRate {
  code: string;
  day: string;
  rate: number;
}

/** Reads the rates of all days; the base currency has none of its own. */
export const readDailyRates = (db: Db): Promise<DailyRate[]> =>
  db
    .select({ code: currencies.code, day: currencyRates.day, rate: currencyRates.rate })
    .from(currencyRates)
    .innerJoin(currencies, eq(currencies.id, currencyRates.currencyId))
    .orderBy(asc(currencyRates.day));

/**
 * Returns a function that looks up the value of a currency's unit in the base currency, on a day (UTC). Days before the
 * first rate have that one.
 *
 * @param rates the earliest first
 */
export function rateByDay(rates: readonly DailyRate[]): (code: string, day: string) => number {
  const ofCode = new Map<string, DailyRate[]>();
  for (const one of rates) ofCode.set(one.code, [...(ofCode.get(one.code) ?? []), one]);
  return (code, day) => {
    const own = ofCode.get(code) ?? [];
    // ISO dates sort as text
    const latest = own.findLast((one) => one.day <= day) ?? own[0];
    return latest?.rate ?? 1;
  };
}
