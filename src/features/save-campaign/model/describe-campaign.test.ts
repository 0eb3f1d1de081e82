import { expect, test } from 'vitest';
import { emptyTargeting, keepTargeting, type Targeting } from '@/entities/targeting';
import { type CampaignFormValues, emptyCampaign } from './campaign-form';
import { describeCampaign } from './describe-campaign';

const preroll = { id: 1, name: 'Preroll', priceFloor: 60, minDuration: 5, maxDuration: 60, skipOffset: 5 };
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

function describe(change: Partial<CampaignFormValues>, targeting: Partial<Targeting> = {}): string {
  const ads = keepTargeting({ ...emptyTargeting(), ...targeting });
  const values = { ...emptyCampaign([preroll], false), ...change, ads };
  return describeCampaign(values, { formats: [preroll], currency: 'RUB' })
    .flatMap(({ text, contradictions }) => [text, ...contradictions.map(({ path, message }) => `${path}: ${message}.`)])
    .filter((said) => said !== '')
    .join(' ');
}

const place = (type: 'country' | 'city', id: string, name: string) => ({ type, id, name, parent_id: null });

test('a campaign of which everything is said', () => {
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
    'Preroll, CPM 120 RUB. From 01/12/2026 to 31/12/2026, Mon-Fri 09:00-18:59 Europe/Moscow. ' +
      'At most 15,000 RUB a day. In Russia and Kazakhstan except Moscow; on phones and computers.',
  );
});

test('a campaign of which hardly anything is said', () => {
  expect(describe({ format_id: null, bid: null })).toBe(
    "No format yet, CPM, no bid yet. From now on, at any hour in the owner's time zone. Without limits. Everywhere.",
  );
});

test('what is no day and no number yet is left out', () => {
  const typing = { start_date: '31/02', bid: '12o' as unknown as number };
  expect(describe(typing)).toContain('Preroll, CPM, no bid yet. From now on, at any hour');
});

test('limits one beside the other', () => {
  expect(describe({}, { cash_limit: 1, shows_limit_day: 1, unique_users: 3, user_timeout: 60 })).toContain(
    'At most 1 RUB in total, 1 show a day, 3 shows to one person; at least 60 s between two shows to one person.',
  );
  expect(describe({}, { user_timeout: 60 })).toContain('At least 60 s between two shows to one person.');
});

test('long lists are counted, other settings are named', () => {
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
  expect(words).toContain('Narrowed by system versions, IP addresses (1) and keywords (1).');
});

test.each<[string, Partial<CampaignFormValues>, Partial<Targeting>, string]>([
  [
    'an end before its start',
    { start_date: '2026-12-31', end_date: '2026-12-01' },
    {},
    'end_date: Must not be before the first day. Without limits. Everywhere.',
  ],
  [
    'a limit above the one that holds it',
    { start_date: '2026-12-01' },
    { cash_limit: 1000, cash_limit_day: 1500 },
    'ads.cash_limit_day: Must not exceed the total limit. Everywhere.',
  ],
  [
    'a country on both sides',
    {},
    { country: { white: ['DE'], black: ['DE'] } },
    'Without limits. ads.country.white: Also in the black list: DE. ads.country.black: Also in the white list: DE.',
  ],
  [
    'an hour that is none',
    { start_date: '2026-12-01' },
    { active_hours: [24] },
    'ads.active_hours: Hours are 0 to 23: 24.',
  ],
])('%s is named instead of being told as a plan', (_what, change, targeting, said) => {
  const words = describe(change, targeting);
  expect(words).toContain(said);
  expect(words).not.toMatch(/From 31|At most|In Germany|24:00/);
});

test('what is missing or half typed contradicts nothing yet', () => {
  const typing = { start_date: '2026-12-31', end_date: '1/12', bid: null };
  const limits = { cash_limit: 1000, cash_limit_day: '15oo' as unknown as number };
  expect(describe(typing, limits)).toContain('From 31/12/2026, at any hour');
  expect(describe(typing, limits)).toContain('At most 1,000 RUB in total.');
});
