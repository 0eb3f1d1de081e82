import { expect, test } from 'vitest';
import { type Cabinet, cabinets } from './cabinets';
import { createScreensOf } from './create-screens';

const labels = (cabinet: Cabinet, params?: { campaignId?: number; siteId?: number }) =>
  createScreensOf(cabinet, params).map(({ label }) => label);

test.each<[Cabinet, string[]]>([
  [
    'admin',
    [
      'New campaign',
      'New group',
      'New site',
      'New payment',
      'New user',
      'New format',
      'New ORD source',
      'New API access',
    ],
  ],
  ['manager', ['New campaign', 'New group', 'New site', 'New payment']],
  ['advertiser', ['New campaign', 'New group', 'Top up']],
  ['webmaster', ['New site', 'Request a payout']],
])('%s creates %j', (cabinet, expected) => {
  expect(labels(cabinet)).toEqual(expected);
});

test('offers adverts within a campaign and placements within a site, in cabinets with the section', () => {
  const first = Object.keys(cabinets).map((cabinet) => [
    cabinet,
    labels(cabinet as Cabinet, { campaignId: 7 })[0],
    labels(cabinet as Cabinet, { siteId: 7 })[0],
  ]);
  expect(first).toEqual([
    ['admin', 'New advert', 'New placement'],
    ['manager', 'New advert', 'New placement'],
    ['advertiser', 'New advert', 'New campaign'],
    ['webmaster', 'New site', 'New placement'],
  ]);
});
