import { useUnit } from 'effector-react';
import { $viewer, type Cabinet } from '@/entities/session';
import type { Notification, NotificationKind } from '@/shared/api';

/** Kinds of notifications for webmasters; all others are for advertisers. */
const ofWebmasters: readonly NotificationKind[] = [
  'payout_paid',
  'payout_rejected',
  'site_approved',
  'site_returned',
  'site_banned',
  'site_locked',
  'verification_lost',
];

/**
 * Returns the link of a notification: to its object, in the cabinet where it belongs. Users who have lost that cabinet
 * get a link into one that shows the records of others.
 */
export function useNotificationTarget(open: Cabinet) {
  const panels = useUnit($viewer)?.supportPanels ?? [];
  return ({ kind, object }: Pick<Notification, 'kind' | 'object'>) => {
    const owner = ofWebmasters.includes(kind) ? 'webmaster' : 'advertiser';
    const cabinet: Cabinet = ([owner, 'manager', 'admin'] as const).find((panel) => panels.includes(panel)) ?? open;
    switch (object?.type) {
      case 'advert':
        return { to: '/$cabinet/campaigns/adverts/$advertId', params: { cabinet, advertId: object.id } } as const;
      case 'campaign':
        return { to: '/$cabinet/campaigns/$campaignId', params: { cabinet, campaignId: object.id } } as const;
      case 'site':
        return { to: '/$cabinet/sites/$siteId', params: { cabinet, siteId: object.id } } as const;
      case 'transaction':
        return { to: '/$cabinet/finances/$transactionId', params: { cabinet, transactionId: object.id } } as const;
      default:
        return kind === 'mentioned_change'
          ? ({ to: '/$cabinet/campaigns', params: { cabinet } } as const)
          : ({ to: '/$cabinet/finances', params: { cabinet } } as const);
    }
  };
}
