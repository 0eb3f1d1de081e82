import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { rateByDay, readDailyRates } from '../../money/currencies/daily-rates.ts';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import type { RecordedEvent } from '../spool/recorded-event.ts';

/** An event as it is stored: with its amounts in micros of the base currency as well. 0 without an amount. */
export interface StoredEvent extends RecordedEvent {
  price_base?: number;
  revenue_base?: number;
}

const BATCH_SIZE = 1_000;

/**
 * Adds the amounts in the base currency, converted from the currencies of the advertiser and of the webmaster at the rate
 * of the event's day (UTC), however late it is sent.
 */
export async function addBaseAmounts(db: Db, events: readonly RecordedEvent[]): Promise<StoredEvent[]> {
  const ids = new Set<number>();
  let days: [string, string] | undefined;
  for (const event of events) {
    if (!hasAmount(event)) continue;
    for (const id of [event.advertiser, event.webmaster]) if (id !== undefined) ids.add(id);
    const day = dayOf(event.ts);
    days = days === undefined ? [day, day] : [day < days[0] ? day : days[0], day > days[1] ? day : days[1]];
  }
  // most batches have no amounts
  if (days === undefined) return [...events];

  const accounts = await db
    .select({ id: users.id, currency: users.currency })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const currencyOf = new Map(accounts.map(({ id, currency }) => [id, currency]));
  const codes = [...new Set(currencyOf.values())];
  const rateOn = rateByDay(await readDailyRates(db, { codes, days }));
  const inBase = (amount: number, userId: number, day: string) =>
    Math.round(amount * rateOn(currencyOf.get(userId) ?? '', day));
  const stored: StoredEvent[] = [];
  for (let first = 0; first < events.length; first += BATCH_SIZE) {
    for (const event of events.slice(first, first + BATCH_SIZE)) {
      if (!hasAmount(event)) {
        stored.push(event);
        continue;
      }
      const { price = 0, advertiser = 0, revenue = 0, webmaster = 0 } = event;
      const day = dayOf(event.ts);
      stored.push({
        ...event,
        price_base: inBase(price, advertiser, day),
        revenue_base: inBase(revenue, webmaster, day),
      });
    }
    await yieldToEventLoop();
  }
  return stored;
}

const hasAmount = ({ price = 0, revenue = 0 }: RecordedEvent) => price !== 0 || revenue !== 0;

const dayOf = (ts: string) => new Date(ts).toISOString().slice(0, 10);
