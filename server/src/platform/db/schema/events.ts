import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { instant } from './columns.ts';

/** Batches of events whose results the day counters hold, until the event store has them too. */
export const eventBatches = pgTable('event_batches', {
  token: text('token').primaryKey(),
  countedAt: instant('counted_at').notNull().defaultNow(),
});

/** What each process of delivery says of itself, for those that answer admins. */
export const deliveryReports = pgTable('delivery_reports', {
  /** Host and number of the process. */
  process: text('process').primaryKey(),
  report: jsonb('report').$type<components['schemas']['DeliveryProcess']>().notNull(),
  reportedAt: instant('reported_at').notNull(),
});
