import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { createdAt, id, instant } from './columns.ts';
import { userId } from './people.ts';

type Schemas = components['schemas'];

/** Notifications of users about their records. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    kind: text('kind').$type<Schemas['NotificationKind']>().notNull(),
    /** The affected record, which may be deleted since; null if the notification is about the account itself. */
    objectType: text('object_type').$type<Schemas['NotificationObject']['type']>(),
    objectId: integer('object_id'),
    data: jsonb('data').$type<Schemas['NotificationData']>().notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notifications_user_id').on(table.userId, table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_created_at').on(table.createdAt),
  ],
);
