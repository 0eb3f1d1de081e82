import { addNotification } from '../../identity/notifications/add-notification.ts';
import { type Notices, notice } from '../../identity/notifications/notices.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';

type Campaign = Pick<components['schemas']['Campaign'], 'id' | 'name'>;

interface CampaignContext {
  ownerId: number | null;
  /** One campaign, or all campaigns changed by one bulk change. */
  campaigns: readonly Campaign[];
  /** Whether the campaign was created rather than changed. */
  isNew?: boolean;
}

/**
 * Informs the owner of campaigns about another user's change: with a single notification for all of them, and by mail.
 * Owners are not informed about their own actions.
 */
export async function notifyCampaignOwner(
  tx: Transaction,
  notices: Notices,
  actor: Pick<Actor, 'user'>,
  { ownerId, campaigns, isNew = false }: CampaignContext,
): Promise<void> {
  const [campaign, ...others] = campaigns;
  if (ownerId === null || ownerId === actor.user.id || campaign === undefined) return;
  const by = actor.user.name;
  const one = others.length === 0 ? campaign : null;
  await addNotification(tx, actor, {
    userId: ownerId,
    kind: 'mentioned_change',
    object: one && { type: 'campaign', id: one.id },
    data: one ? { name: one.name, by, ...(isNew && { is_new: true }) } : { by, count: campaigns.length },
  });
  const page = one ? `advertiser/campaigns/${one.id}` : 'advertiser/campaigns';
  const what = one ? `campaign "${one.name}"` : `${campaigns.length} campaigns`;
  const subject = one
    ? `Campaign ${isNew ? 'created' : 'changed'}: ${one.name}`
    : `${campaigns.length} campaigns changed`;
  await notices.send(tx, { userId: ownerId, kind: 'mentioned_change', page }, (context) =>
    notice(context, subject, [isNew ? `${by} has created the ${what} for you.` : `${by} has changed your ${what}.`]),
  );
}
