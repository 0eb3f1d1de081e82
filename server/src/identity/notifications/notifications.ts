import { and, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { notifications } from '../../platform/db/schema.ts';
import { NOTIFICATIONS } from '../../platform/realtime/notifications-channel.ts';
import { newestFirst } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';

type Schemas = components['schemas'];

const RETENTION_START = sql`now() - interval '90 days'`;

const unreadOf = (userId: number) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

/** Lists a user's notifications, newest first. */
export async function listNotifications(
  db: Db,
  userId: number,
  { unread: isUnread = false, ...asked }: Call<operations['listNotifications']>['query'],
): Promise<Schemas['NotificationList']> {
  const list = {
    matching: isUnread ? unreadOf(userId) : eq(notifications.userId, userId),
    order: newestFirst(notifications.id),
    page: asked,
  };
  const { rows, ...page } = await readPage(
    db,
    list,
    (isOnPage) => db.select().from(notifications).where(isOnPage),
    ({ id }) => id,
  );
  return { items: rows.map(toBody), ...page, unread: await db.$count(notifications, unreadOf(userId)) };
}

const toBody = ({
  id,
  kind,
  objectType: type,
  objectId,
  data,
  createdAt,
  readAt,
}: typeof notifications.$inferSelect): Schemas['Notification'] => ({
  id,
  kind,
  object: type === null || objectId === null ? null : { type, id: objectId },
  data,
  created_at: createdAt.toISOString(),
  read_at: readAt?.toISOString() ?? null,
});

/** Marks some of a user's notifications as read; ids of other users' notifications are ignored. */
export const markRead = (db: Db, userId: number, ids: number[]): Promise<void> =>
  setRead(db, userId, inArray(notifications.id, ids));

/** Marks all of a user's notifications as read, up to the latest one that the user has seen. */
export const markAllRead = (db: Db, userId: number, upTo: number): Promise<void> =>
  setRead(db, userId, lte(notifications.id, upTo));

/** Also informs the user's other browsers. */
async function setRead(db: Db, userId: number, which: SQL): Promise<void> {
  const read = db.$with('read').as(
    db
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(unreadOf(userId), which))
      .returning({ id: notifications.id }),
  );
  await db
    .with(read)
    .select({ announced: sql`pg_notify(${NOTIFICATIONS}, ${String(userId)})` })
    .from(read)
    .limit(1);
}

/** Deletes the notifications that are older than 90 days. */
export async function removeOldNotifications(db: Db): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, RETENTION_START));
}
