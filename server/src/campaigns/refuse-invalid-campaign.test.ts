import { expect, it } from 'vitest';
import { campaignCases } from '../../../openapi/policies/campaign-cases.ts';
import { campaignErrors } from './refuse-invalid-campaign.ts';

it.each(campaignCases)('$what', ({ fields, format = 'working', refused }) => {
  expect(campaignErrors({ bid: 60, ...fields }, { priceFloor: 60, status: format })).toEqual(refused);
});

it('asks nothing of a format and a bid that stay', () => {
  expect(campaignErrors({ bid: 1 }, null)).toEqual({});
});

const unknown = { timezone: ['Unknown time zone'] };

// browsers may have newer names than the runtime, and the application asks them; it offers no zone in another casing
it.each([
  ['Europe/Kyiv', {}],
  ['Europe/Kiev', {}],
  ['Asia/Kolkata', {}],
  ['eUrOpE/mOsCoW', unknown],
  ['utc', unknown],
  ['Etc/GMT+3', unknown],
])('takes a zone by its one spelling: %s', (timezone, refused) => {
  expect(campaignErrors({ bid: 60, timezone }, null)).toEqual(refused);
});
