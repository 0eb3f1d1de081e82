import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { bytes, instant } from './columns.ts';

/** Batches that are in the day counters but not in the event store yet. */
export const eventBatches = pgTable('event_batches', {
  token: text('token').primaryKey(),
  countedAt: instant('counted_at').notNull().defaultNow(),
});

/** The directories of processes with shared counters, which may contain recorded events that are not counted yet. */
export const deliveryMembers = pgTable('delivery_members', {
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  directory: text('directory').notNull(),
  /** Everything recorded before this epoch is counted. */
  epoch: text('epoch').notNull(),
});

/** The kinds of events that ended processes received: 16 bits for each serve of a page. */
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

/** The status reports of delivering processes, for the processes that answer admins. */
export const deliveryReports = pgTable('delivery_reports', {
  /** Host and process id. */
  process: text('process').primaryKey(),
  report: jsonb('report').$type<components['schemas']['DeliveryProcess']>().notNull(),
  reportedAt: instant('reported_at').notNull(),
});
