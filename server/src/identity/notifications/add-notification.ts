import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { notifications } from '../../platform/db/schema.ts';
import { NOTIFICATIONS } from '../../platform/realtime/notifications-channel.ts';

type Schemas = components['schemas'];

export interface NewNotification {
  /** Who is told. */
  userId: number;
  kind: Schemas['NotificationKind'];
  object: Schemas['NotificationObject'] | null;
  data: Schemas['NotificationData'];
}

/**
 * Tells a user of something that this transaction does: both are committed, or neither is. The user's browsers hear of
 * it with the commit.
 *
 * @param actor who does it, and needs no notification of it; null for the platform itself
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
