import { Ban, CircleCheck, Film, Lock, type LucideIcon, Pencil, TriangleAlert, Undo2, Wallet } from 'lucide-react';
import type { NotificationKind } from '@/shared/api';
import type { Tone } from '@/shared/theme';

/** The same icons as for the states of adverts, sites and payments. */
const pictures: Record<NotificationKind, { Icon: LucideIcon; tone?: Tone }> = {
  low_balance: { Icon: TriangleAlert, tone: 'warning' },
  payment_received: { Icon: Wallet },
  payout_paid: { Icon: Wallet },
  payout_rejected: { Icon: Ban, tone: 'error' },
  advert_approved: { Icon: CircleCheck, tone: 'success' },
  advert_banned: { Icon: Ban, tone: 'error' },
  advert_returned: { Icon: Undo2, tone: 'warning' },
  site_approved: { Icon: CircleCheck, tone: 'success' },
  site_returned: { Icon: Undo2, tone: 'warning' },
  site_banned: { Icon: Ban, tone: 'error' },
  site_locked: { Icon: Lock, tone: 'warning' },
  verification_lost: { Icon: TriangleAlert, tone: 'warning' },
  transcoding_failed: { Icon: Film, tone: 'error' },
  mentioned_change: { Icon: Pencil },
};

/** The icon of a kind of notification, in the colour of its meaning for the reader. */
export function notificationPicture(kind: NotificationKind) {
  const { Icon, tone } = pictures[kind];
  return { icon: <Icon aria-hidden />, tone };
}
