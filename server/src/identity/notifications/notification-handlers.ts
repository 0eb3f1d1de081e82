import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { listNotifications, markAllRead, markRead } from './notifications.ts';

type Operations = 'listNotifications' | 'markNotificationsRead' | 'markAllNotificationsRead';

/** Manages the user's own notifications, which are the same in every role. */
export const notificationHandlers = ({ db }: { db: Db }): Pick<Handlers, Operations> => ({
  async listNotifications({ viewer, query }) {
    return { status: 200, body: await listNotifications(db, viewer.user.id, query) };
  },

  async markNotificationsRead({ viewer, body }) {
    await markRead(db, viewer.user.id, body.ids);
    return { status: 204, body: undefined };
  },

  async markAllNotificationsRead({ viewer, body }) {
    await markAllRead(db, viewer.user.id, body.up_to);
    return { status: 204, body: undefined };
  },
});
