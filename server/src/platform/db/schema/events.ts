import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Batches of events whose results the day counters hold, until the event store has them too. */
export const eventBatches = pgTable('event_batches', {
  token: text('token').primaryKey(),
  countedAt: instant('counted_at').notNull().defaultNow(),
});
