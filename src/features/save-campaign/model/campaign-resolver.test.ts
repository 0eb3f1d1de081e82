import { expect, test } from 'vitest';
import { emptyTargeting, type Targeting, toTargetingFormValues } from '@/entities/targeting';
import { type CampaignFormValues, emptyCampaign } from './campaign-form';
import { campaignResolver } from './campaign-resolver';

const preroll = {
  id: 1,
  name: 'Preroll',
  kind: 'preroll' as const,
  priceFloors: { RUB: 60, USD: 0.74 },
  minDuration: 5,
  maxDuration: 60,
  skipOffset: 5,
};
const empty = emptyCampaign([preroll], false, 'RUB');
const filled = { ...empty, name: 'Spring', advert_link: 'https://shop.example' };

/** Only one dictionary has been fetched. */
const readers = { readDictionaries: () => ({ lists: { region: new Set(['DE-BE']) } }), currencyOf: () => 'RUB' };
const noOptions = { fields: {}, shouldUseNativeValidation: false };

function resolve(change: Partial<CampaignFormValues>, targeting: Partial<Targeting> = {}) {
  const values = { ...filled, ...change, ads: toTargetingFormValues({ ...emptyTargeting(), ...targeting }) };
  return campaignResolver([preroll], empty, readers)(values, undefined, noOptions);
}

test('accepts consistent values and trims them', async () => {
  const { values, errors } = await resolve({ name: ' Spring ' });
  expect(errors).toEqual({});
  expect(values).toMatchObject({ name: 'Spring', timezone: null, bid: 60 });
});

test.each([
  [{ name: ' ' }, {}, { name: { message: 'Required' } }],
  [{ format_id: null }, {}, { format_id: { message: 'Required' } }],
  [{ bid: 59 }, {}, { bid: { message: 'At least 60' } }],
  [
    { start_date: '2026-12-31', end_date: '2026-12-01' },
    {},
    { end_date: { message: 'Must not be before the first day' } },
  ],
  [
    {},
    { cash_limit: 50, cash_limit_day: 51 },
    { ads: { cash_limit_day: { message: 'Must not exceed the total budget' } } },
  ],
  [
    {},
    { country: { white: ['DE'], black: ['DE'] } },
    {
      ads: {
        country: { white: { message: 'Also excluded: DE' }, black: { message: 'Also included: DE' } },
      },
    },
  ],
  [
    {},
    { region: { white: ['DE-BE', 'DE-ZZ'], black: [] }, categories: { white: ['IAB1-99'], black: [] } },
    { ads: { region: { white: { message: 'Not a region code: DE-ZZ' } } } },
  ],
])('refuses %j with %j', async (change, targeting, refused) => {
  const { errors } = await resolve(change, targeting);
  expect(errors).toMatchObject(refused);
});

test("compares the bid in the owner's currency, once it is known", async () => {
  const bidIn = async (currency: string | undefined, bid: number) => {
    const resolver = campaignResolver([preroll], empty, { ...readers, currencyOf: () => currency });
    return (await resolver({ ...filled, bid }, undefined, noOptions)).errors.bid?.message;
  };
  expect(await bidIn('USD', 0.73)).toBe('At least 0.74');
  expect(await bidIn('USD', 0.74)).toBeUndefined();
  expect(await bidIn(undefined, 0.01)).toBeUndefined();
});

test('accepts an unchanged format and bid, even if the format is no longer sold', async () => {
  const begin = { ...filled, format_id: 9, bid: 1 };
  const { errors } = await campaignResolver([preroll], begin, readers)(begin, undefined, noOptions);
  expect(errors).toEqual({});
});

test('accepts an unchanged link that breaks a newer rule', async () => {
  const begin = { ...filled, advert_link: 'https://anna:secret@shop.example/' };
  const unchanged = await campaignResolver([preroll], begin, readers)(begin, undefined, noOptions);
  expect(unchanged.errors).toEqual({});
  const changed = await resolve({ advert_link: begin.advert_link });
  expect(changed.errors).toHaveProperty('advert_link');
});

test('accepts unchanged entries that their dictionary no longer has', async () => {
  const region = { white: ['DE-ZZ'], black: [] };
  const begin = { ...filled, ads: toTargetingFormValues({ ...emptyTargeting(), region }) };
  const { errors } = await campaignResolver([preroll], begin, readers)(begin, undefined, noOptions);
  expect(errors).toEqual({});
});
