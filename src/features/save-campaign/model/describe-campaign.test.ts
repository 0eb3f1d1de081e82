import { expect, test } from 'vitest';
import { emptyTargeting, type Targeting, toTargetingFormValues } from '@/entities/targeting';
import { type CampaignFormValues, emptyCampaign } from './campaign-form';
import { describeCampaign } from './describe-campaign';

const preroll = {
  id: 1,
  name: 'Preroll',
  kind: 'preroll' as const,
  priceFloors: { RUB: 60 },
  minDuration: 5,
  maxDuration: 60,
  skipOffset: 5,
};
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

function describe(change: Partial<CampaignFormValues>, targeting: Partial<Targeting> = {}): string {
  const ads = toTargetingFormValues({ ...emptyTargeting(), ...targeting });
  const values = { ...emptyCampaign([preroll], false, 'RUB'), ...change, ads };
  return (
    describeCampaign(values, { formats: [preroll], currency: 'RUB' })
      .flatMap(({ text, contradictions }) => [
        text,
        ...contradictions.map(({ path, message }) => `${path}: ${message}.`),
      ])
      .filter((sentence) => sentence !== '')
      .join(' ')
      // replaces the no-break space between the currency and the number
      .replaceAll('\u00A0', ' ')
  );
}

const place = (type: 'country' | 'city', id: string, name: string) => ({ type, id, name, parent_id: null });

test('describes a campaign with every section filled in', () => {
  const words = describe(
    { bid: 120, start_date: '2026-12-01', end_date: '2026-12-31', timezone: 'Europe/Moscow' },
    {
      active_hours: from(9, 18),
      active_weekdays: from(1, 5),
      cash_limit_day: 15_000,
      country: { white: ['RU', 'KZ'], black: [] },
      city_black_list: [524901],
      geo_white_ui: [place('country', 'RU', 'Russia')],
      geo_black_ui: [place('city', '524901', 'Moscow')],
      devices: ['mobile', 'desktop'],
    },
  );
  expect(words).toBe(
    'Preroll, CPM RUB 120.00. From 01/12/2026 to 31/12/2026, Mon-Fri 09:00-18:59 Europe/Moscow. ' +
      'At most RUB 15,000.00 a day. In Russia and Kazakhstan except Moscow; on phones and computers.',
  );
});

test('names the campaign and its link', () => {
  expect(describe({ name: 'Spring sale', advert_link: ' https://shop.example/ ', bid: 120 })).toMatch(
    /^Spring sale: Preroll, CPM RUB 120\.00, opens https:\/\/shop\.example\/\. /,
  );
});

test('describes an almost empty campaign', () => {
  expect(describe({ format_id: null, bid: null })).toBe(
    "No format yet, CPM, no bid yet. From now on, at any hour in the owner's time zone. No limits. Everywhere.",
  );
});

test("names the owner's time zone if it is known", () => {
  const values = { ...emptyCampaign([preroll], false, 'RUB'), ads: toTargetingFormValues(emptyTargeting()) };
  const [, schedule] = describeCampaign(values, { formats: [preroll], currency: 'RUB', timezone: 'Asia/Almaty' });
  expect(schedule?.text).toBe('From now on, at any hour Asia/Almaty.');
});

test('leaves out invalid days and numbers', () => {
  const typing = { start_date: '31/02', bid: '12o' as unknown as number };
  expect(describe(typing)).toContain('Preroll, CPM, no bid yet. From now on, at any hour');
});

test('lists limits one after another', () => {
  expect(describe({}, { cash_limit: 1, shows_limit_day: 1, unique_users: 3, user_timeout: 60 })).toContain(
    'At most RUB 1.00 in total, 1 show a day, 3 shows per person; at least 1 min between shows to the same person.',
  );
  expect(describe({}, { user_timeout: 3600 })).toContain('At least 1 h between shows to the same person.');
});

test('counts the entries of long lists and names other settings', () => {
  const words = describe(
    { pacing: 'asap' },
    {
      country: { white: ['DE', 'AT', 'CH', 'FR', 'IT'], black: [] },
      ip: { white: [], black: ['10.0.0.1'] },
      keywords: { white: ['shoes'], black: [] },
      os_versions: { ...emptyTargeting().os_versions, mobile: { android: [], iOS: [], other: true } },
    },
  );
  expect(words).toContain('as fast as possible.');
  expect(words).toContain('In Germany, Austria, Switzerland and 2 more.');
  expect(words).toContain('Narrowed by OS versions, IP addresses (1) and keywords (1).');
});

test.each<[string, Partial<CampaignFormValues>, Partial<Targeting>, string]>([
  [
    'an end before its start',
    { start_date: '2026-12-31', end_date: '2026-12-01' },
    {},
    'end_date: Must not be before the first day. No limits. Everywhere.',
  ],
  [
    'a limit above the one that holds it',
    { start_date: '2026-12-01' },
    { cash_limit: 1000, cash_limit_day: 1500 },
    'ads.cash_limit_day: Must not exceed the total budget. Everywhere.',
  ],
  [
    'a country on both sides',
    {},
    { country: { white: ['DE'], black: ['DE'] } },
    'No limits. ads.country.white: Also excluded: DE. ads.country.black: Also included: DE.',
  ],
  ['an invalid hour', { start_date: '2026-12-01' }, { active_hours: [24] }, 'ads.active_hours: Hours are 0 to 23: 24.'],
])('reports %s instead of describing the section', (_what, change, targeting, expected) => {
  const words = describe(change, targeting);
  expect(words).toContain(expected);
  expect(words).not.toMatch(/From 31|At most|In Germany|24:00/);
});

test('finds no contradiction in missing or incomplete values', () => {
  const typing = { start_date: '2026-12-31', end_date: '1/12', bid: null };
  const limits = { cash_limit: 1000, cash_limit_day: '15oo' as unknown as number };
  expect(describe(typing, limits)).toContain('From 31/12/2026, at any hour');
  expect(describe(typing, limits)).toContain('At most RUB 1,000.00 in total.');
});
