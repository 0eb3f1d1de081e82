import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { instant } from './columns.ts';

/** Batches of events whose results the day counters hold, until the event store has them too. */
export const eventBatches = pgTable('event_batches', {
  token: text('token').primaryKey(),
  countedAt: instant('counted_at').notNull().defaultNow(),
});

/** The directories in which processes that share their counters have recorded events which may not be counted. */
export const deliveryMembers = pgTable('delivery_members', {
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  directory: text('directory').notNull(),
  /** The counters before which everything is counted. */
  epoch: text('epoch').notNull(),
});

/** What each process of delivery says of itself, for those that answer admins. */
export const deliveryReports = pgTable('delivery_reports', {
  /** Host and number of the process. */
  process: text('process').primaryKey(),
  report: jsonb('report').$type<components['schemas']['DeliveryProcess']>().notNull(),
  reportedAt: instant('reported_at').notNull(),
});
