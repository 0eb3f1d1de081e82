import { expect, it } from 'vitest';
import type { NotificationData, NotificationKind } from '@/shared/api';
import { describeNotification } from './describe-notification';

const roubles = { amount: '20000.00', currency: 'RUB', precision: 2 };

const cases: [NotificationKind, NotificationData, string][] = [
  [
    'low_balance',
    { ...roubles, days_left: 2 },
    'Your balance is running low: RUB 20,000.00 is left, about 2 days at the present rate',
  ],
  [
    'low_balance',
    { ...roubles, days_left: 0 },
    'Your balance is running low: RUB 20,000.00 is left, less than a day at the present rate',
  ],
  [
    'low_balance',
    { ...roubles, amount: '-12.00', days_left: null },
    'Your balance is used up: your campaigns have stopped',
  ],
  [
    'payment_received',
    { ...roubles, name: '2026-000012' },
    'Your payment of RUB 20,000.00 for invoice 2026-000012 was received',
  ],
  ['payment_received', roubles, 'Your payment of RUB 20,000.00 was received'],
  ['payout_paid', roubles, 'Your payout of RUB 20,000.00 was paid'],
  [
    'payout_rejected',
    { ...roubles, reason: 'The account is closed' },
    'Your payout of RUB 20,000.00 was rejected: The account is closed',
  ],
  ['advert_approved', { name: 'Winter blend' }, 'Advert “Winter blend” was approved'],
  ['mentioned_change', { name: 'A', by: 'Timur', is_new: true }, 'Timur created campaign “A” for you'],
  ['mentioned_change', { name: 'A', by: 'Timur' }, 'Timur changed your campaign “A”'],
  ['mentioned_change', { by: 'Timur', count: 12 }, 'Timur changed 12 campaigns of yours'],
  [
    'advert_banned',
    { name: 'Winter blend', reason: 'Misleading claim' },
    'Advert “Winter blend” was banned: Misleading claim',
  ],
  ['advert_banned', { name: 'Winter blend', reason: '' }, 'Advert “Winter blend” was banned'],
  ['advert_returned', { name: 'Winter blend', reason: 'No licence' }, 'Advert “Winter blend” was returned: No licence'],
  ['site_approved', { name: 'news.example' }, 'Site news.example was approved'],
  [
    'site_returned',
    { name: 'news.example', reason: 'there is too little content' },
    'Site news.example was returned: there is too little content',
  ],
  ['site_banned', { name: 'news.example', reason: 'Bots' }, 'Site news.example was banned: Bots'],
  ['site_locked', { name: 'news.example', reason: '' }, 'Site news.example was locked'],
  [
    'verification_lost',
    { name: 'news.example', reason: 'The tag is gone', grace_ends_at: '2026-11-23T08:00:00' },
    'The verification of site news.example is missing, and it stops showing adverts on 23/11/2026, 08:00: The tag is gone',
  ],
  [
    'verification_lost',
    { name: 'news.example', reason: 'The tag is gone', grace_ends_at: null },
    'Site news.example has lost its verification and no longer shows adverts: The tag is gone',
  ],
  [
    'transcoding_failed',
    { name: 'Winter blend', reason: 'There is no picture in it.' },
    'The video of advert “Winter blend” could not be processed: There is no picture in it.',
  ],
];

it.each(cases)('describes %s with %o', (kind, data, text) => {
  // the currency code is followed by a no-break space
  expect(describeNotification({ kind, data }).replaceAll('\u00A0', ' ')).toBe(text);
});
