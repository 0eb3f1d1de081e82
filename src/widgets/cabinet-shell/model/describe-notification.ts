import type { Notification, NotificationData, NotificationKind } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { formatAmount, formatCount } from '@/shared/lib/format';

const because = ({ reason }: NotificationData) => (reason ? `: ${reason}` : '');
const quoted = ({ name = '' }: NotificationData) => `“${name}”`;

const amountOf = ({ amount = '0', currency = 'RUB', precision = 2 }: NotificationData) =>
  formatAmount(amount, { currency, precision });

const daysOf = (days: number) => (days === 0 ? 'less than a day' : `about ${formatCount(days, 'day')}`);

const texts: Record<NotificationKind, (data: NotificationData) => string> = {
  low_balance: (data) =>
    typeof data.days_left === 'number'
      ? `Your balance is running low: ${amountOf(data)} is left, ${daysOf(data.days_left)} at the present rate`
      : 'Your balance is used up: your campaigns have stopped',
  payment_received: (data) =>
    `Your payment of ${amountOf(data)}${data.name ? ` for invoice ${data.name}` : ''} was received`,
  payout_paid: (data) => `Your payout of ${amountOf(data)} was paid`,
  payout_rejected: (data) => `Your payout of ${amountOf(data)} was rejected${because(data)}`,
  advert_approved: (data) => `Advert ${quoted(data)} was approved`,
  advert_banned: (data) => `Advert ${quoted(data)} was banned${because(data)}`,
  advert_returned: (data) => `Advert ${quoted(data)} was returned${because(data)}`,
  site_approved: ({ name }) => `Site ${name} was approved`,
  site_returned: (data) => `Site ${data.name} was returned${because(data)}`,
  site_banned: (data) => `Site ${data.name} was banned${because(data)}`,
  site_locked: (data) => `Site ${data.name} was locked${because(data)}`,
  verification_lost: (data) =>
    data.grace_ends_at
      ? `The verification of site ${data.name} is missing, and it stops showing adverts on ${formatDateTime(data.grace_ends_at)}${because(data)}`
      : `Site ${data.name} has lost its verification and no longer shows adverts${because(data)}`,
  transcoding_failed: (data) => `The video of advert ${quoted(data)} could not be processed${because(data)}`,
  mentioned_change: ({ by = 'Somebody', count, is_new, ...data }) =>
    count !== undefined
      ? `${by} changed ${formatCount(count, 'campaign')} of yours`
      : is_new
        ? `${by} created campaign ${quoted(data)} for you`
        : `${by} changed your campaign ${quoted(data)}`,
};

/** The text of a notification: what happened to which record, and why. */
export const describeNotification = ({ kind, data }: Pick<Notification, 'kind' | 'data'>): string => texts[kind](data);
