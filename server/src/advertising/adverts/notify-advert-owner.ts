import { addNotification } from '../../identity/notifications/add-notification.ts';
import type { Notices } from '../../identity/notifications/notices.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AdvertRow } from './advert-body.ts';
import { type Decision, decisionMessages } from './decision-messages.ts';

type Status = components['schemas']['AdvertStatus'];

/** The decision of moderation in a status change; null for other changes, such as an owner's start of a stopped advert. */
export function decisionOf(before: Status, after: Status): Exclude<Decision, 'advert_returned'> | null {
  if (after === 'ban') return before === 'ban' ? null : 'advert_banned';
  const wasHeld = before === 'moderate' || before === 'ban';
  const isHeld = after === 'moderate' || after === 'deleted';
  return wasHeld && !isHeld ? 'advert_approved' : null;
}

interface Decided {
  advert: Pick<AdvertRow, 'id' | 'name' | 'ban' | 'returnReason'>;
  ownerId: number;
  decision: Decision | null;
}

/**
 * Informs the owner of an advert about a decision of moderation, in the same transaction: with a notification and by mail.
 * Owners are not informed about their own actions.
 */
export async function notifyAdvertOwner(
  tx: Transaction,
  notices: Notices,
  actor: Pick<Actor, 'user'>,
  { advert: { id, name, ban, returnReason }, ownerId, decision }: Decided,
): Promise<void> {
  if (decision === null || ownerId === actor.user.id) return;
  const reason = { advert_approved: null, advert_banned: ban ?? '', advert_returned: returnReason ?? '' }[decision];
  await addNotification(tx, actor, {
    userId: ownerId,
    kind: decision,
    object: { type: 'advert', id },
    data: { name, ...(reason !== null && { reason }) },
  });
  const recipient = { userId: ownerId, kind: 'advert_decided', page: `advertiser/campaigns/adverts/${id}` } as const;
  await notices.send(tx, recipient, (context) =>
    decisionMessages[decision]({ ...context, advert: name, reason: reason ?? '' }),
  );
}
