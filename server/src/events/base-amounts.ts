import { inArray } from 'drizzle-orm';
import { rateByDay, readDailyRates } from '../currencies/daily-rates.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { RecordedEvent } from './event-writer.ts';

/** An event as the store has it: its amounts also in micros of the base currency. */
export interface StoredEvent extends RecordedEvent {
  price_base: number;
  revenue_base: number;
}

/**
 * Adds the amounts in the base currency: what the advertiser pays from the advertiser's currency, and the webmaster's
 * share from the webmaster's, each at the rate of the day (UTC) of the event, however late it is sent.
 */
export async function addBaseAmounts(db: Db, events: readonly RecordedEvent[]): Promise<StoredEvent[]> {
  const payers = events.flatMap(({ price = 0, advertiser = 0 }) => (price === 0 ? [] : advertiser));
  const payees = events.flatMap(({ revenue = 0, webmaster = 0 }) => (revenue === 0 ? [] : webmaster));
  const ids = [...new Set([...payers, ...payees])];
  // most batches have no amounts
  if (ids.length === 0) return events.map((event) => ({ ...event, price_base: 0, revenue_base: 0 }));

  const accounts = await db
    .select({ id: users.id, currency: users.currency })
    .from(users)
    .where(inArray(users.id, ids));
  const currencyOf = new Map(accounts.map(({ id, currency }) => [id, currency]));
  const days = events.map(({ ts }) => dayOf(ts)).toSorted();
  const codes = [...new Set(currencyOf.values())];
  const rateOn = rateByDay(await readDailyRates(db, { codes, days: [days.at(0) ?? '', days.at(-1) ?? ''] }));
  const inBase = (amount: number, userId: number, ts: string) =>
    Math.round(amount * rateOn(currencyOf.get(userId) ?? '', dayOf(ts)));
  return events.map((event) => ({
    ...event,
    price_base: inBase(event.price ?? 0, event.advertiser ?? 0, event.ts),
    revenue_base: inBase(event.revenue ?? 0, event.webmaster ?? 0, event.ts),
  }));
}

const dayOf = (ts: string) => new Date(ts).toISOString().slice(0, 10);
