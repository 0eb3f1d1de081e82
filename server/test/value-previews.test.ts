import { expect, it } from 'vitest';
import { withPreviews } from '../src/events/analytics/value-previews.ts';
import { createAdvert, createCampaign, startAppWithUsers } from './test-users.ts';

const { test, testUsers } = await startAppWithUsers();

it('adds previews to campaigns and adverts only', async () => {
  const campaign = await createCampaign(testUsers.advertiser);
  const advert = await createAdvert(testUsers.advertiser, { ads_id: campaign.id, name: 'Which spring are you?' });
  const numbers = { metrics: { click: 1 }, compare: null };
  const rowOf = (...values: (number | string)[]) => ({
    ...numbers,
    dims: values.map((value) => ({ value: String(value), label: `The ${value}` })),
  });
  const { rows } = await withPreviews(test.db, {
    dimensions: ['campaign', 'advert', 'country'],
    rows: [rowOf(campaign.id, advert.id, 'RU'), rowOf(0, 0, '')],
  });
  const previews = [{ poster: null, duration: null, interactive: 'Which spring are you?' }];
  expect(rows).toEqual([
    {
      ...numbers,
      dims: [
        { value: String(campaign.id), label: `The ${campaign.id}`, previews },
        { value: String(advert.id), label: `The ${advert.id}`, previews },
        { value: 'RU', label: 'The RU' },
      ],
    },
    rowOf(0, 0, ''),
  ]);
});
