import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { bytes, instant } from './columns.ts';

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

/** Which kinds of events came to processes that have ended: 16 bits for each serve of a page. */
export const deliveryPages = pgTable(
  'delivery_pages',
  {
    member: uuid('member').notNull(),
    name: text('name').notNull(),
    bits: bytes('bits').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.member, table.name] })],
);

/** What each process of delivery says of itself, for those that answer admins. */
export const deliveryReports = pgTable('delivery_reports', {
  /** Host and number of the process. */
  process: text('process').primaryKey(),
  report: jsonb('report').$type<components['schemas']['DeliveryProcess']>().notNull(),
  reportedAt: instant('reported_at').notNull(),
});
