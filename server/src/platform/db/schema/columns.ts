import { customType, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** Columns shared by most tables. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
export const emptyText = (name: string) => text(name).notNull().default('');
/** An amount of money: exact in the database, a number in the API (not meant for ledgers). */
export const amount = (name: string) => numeric(name, { precision: 14, scale: 4, mode: 'number' });
/** Amounts counted by delivery, to a millionth as in its events, so that sums of small prices lose nothing. */
export const spent = (name: string) => numeric(name, { precision: 16, scale: 6, mode: 'number' });
/** Counters of adverts watched to at least a quarter, half, three quarters, and to the end. */
export const viewCounters = () => ({
  quartile25: integer('quartile25').notNull().default(0),
  quartile50: integer('quartile50').notNull().default(0),
  quartile75: integer('quartile75').notNull().default(0),
  completes: integer('completes').notNull().default(0),
});
/** The daily counters. */
export const dayCounters = () => ({
  day: date('day', { mode: 'string' }).notNull(),
  impressions: integer('impressions').notNull().default(0),
  shows: integer('shows').notNull().default(0),
  clicks: integer('clicks').notNull().default(0),
  ...viewCounters(),
  spend: spent('spend').notNull().default(0),
});
/** For optimistic locking: an edit names the version on which it is based. */
export const version = () => integer('version').notNull().default(1);

/** An amount of money in a ledger: decimal text in TypeScript, never a number. */
export const money = (name: string) => numeric(name, { precision: 20, scale: 6 });
