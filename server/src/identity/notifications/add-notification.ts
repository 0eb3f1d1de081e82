import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { notifications } from '../../platform/db/schema.ts';
import { NOTIFICATIONS } from '../../platform/realtime/notifications-channel.ts';

type Schemas = components['schemas'];

export interface NewNotification {
  /** The recipient. */
  userId: number;
  kind: Schemas['NotificationKind'];
  object: Schemas['NotificationObject'] | null;
  data: Schemas['NotificationData'];
}

/**
 * Adds a notification about a change in the same transaction, so that both are committed or neither. The commit informs the
 * user's browsers.
 *
 * @param actor the user who makes the change, and needs no notification; null for the platform itself
 */
export async function addNotification(
  tx: Transaction,
  actor: Pick<Actor, 'user'> | null,
  { object, ...notification }: NewNotification,
): Promise<void> {
  if (actor?.user.id === notification.userId) return;
  await tx
    .insert(notifications)
    .values({ ...notification, objectType: object?.type ?? null, objectId: object?.id ?? null })
    .returning({ announced: sql`pg_notify(${NOTIFICATIONS}, ${notifications.userId}::text)` });
}
