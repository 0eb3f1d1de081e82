import type { Actor } from '../access/viewer.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Transaction } from '../db/database.ts';
import { addNotification } from '../notifications/add-notification.ts';
import type { AdvertRow } from './advert-body.ts';

type Status = components['schemas']['AdvertStatus'];
export type Decision = 'advert_approved' | 'advert_banned' | 'advert_returned';

interface Told {
  advert: Pick<AdvertRow, 'id' | 'name'>;
  ownerId: number;
  /** Why; nothing where there is no need to say so. */
  reason?: string | null;
}

/** Notifies the owner of an advert of what moderation has decided. */
export const addAdvertNotification = (
  tx: Transaction,
  actor: Pick<Actor, 'user'> | null,
  kind: Decision,
  { advert: { id, name }, ownerId, reason }: Told,
): Promise<void> =>
  addNotification(tx, actor, {
    userId: ownerId,
    kind,
    object: { type: 'advert', id },
    data: { name, ...(typeof reason === 'string' && { reason }) },
  });

/** What moderation has decided with a change of status; null for any other change. Its owner may start a stopped advert. */
export function decisionOf(before: Status, after: Status): Exclude<Decision, 'advert_returned'> | null {
  if (after === 'ban') return before === 'ban' ? null : 'advert_banned';
  const wasHeld = before === 'moderate' || before === 'ban';
  const isHeld = after === 'moderate' || after === 'deleted';
  return wasHeld && !isHeld ? 'advert_approved' : null;
}

/** Notifies the owner of an advert if a change of its status is a decision of moderation, and returns the decision. */
export async function addDecisionNotification(
  tx: Transaction,
  actor: Actor,
  { before, after, ownerId }: { before: AdvertRow; after: AdvertRow; ownerId: number },
): Promise<Decision | null> {
  const decision = decisionOf(before.status, after.status);
  if (decision === null) return null;
  const reason = decision === 'advert_banned' ? (after.ban ?? '') : null;
  await addAdvertNotification(tx, actor, decision, { advert: after, ownerId, reason });
  return decision;
}
