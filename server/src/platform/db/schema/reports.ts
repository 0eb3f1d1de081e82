import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { userId } from './people.ts';

/** Reports that users have scheduled to be mailed to themselves. */
export const reportMails = pgTable(
  'report_mails',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    /** The role in whose scope the report is computed. */
    cabinet: text('cabinet').$type<Exclude<components['schemas']['SupportPanel'], 'block'>>().notNull(),
    name: text('name').notNull(),
    view: jsonb('view').$type<components['schemas']['ReportView']>().notNull(),
    frequency: text('frequency', { enum: ['daily', 'weekly', 'monthly'] }).notNull(),
    /** Monday is 1; null unless it is weekly. */
    weekday: integer('weekday'),
    hour: integer('hour').notNull(),
    /** The user's time zone when `next_at` was computed. */
    timezone: text('timezone').notNull(),
    /** The key in unsubscribe links. Stored in plain text because each mail contains it, and it only stops the mail. */
    unsubscribeKey: text('unsubscribe_key').notNull().unique(),
    nextAt: instant('next_at').notNull(),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('report_mails_next_at').on(table.nextAt), index('report_mails_user_id').on(table.userId)],
);
