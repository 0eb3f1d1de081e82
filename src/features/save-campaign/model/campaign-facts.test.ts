import { expect, test } from 'vitest';
import { emptyTargeting, type Targeting, toTargetingFormValues } from '@/entities/targeting';
import { campaignFacts } from './campaign-facts';
import { type CampaignFormValues, emptyCampaign } from './campaign-form';

const preroll = {
  id: 1,
  name: 'Preroll',
  kind: 'preroll' as const,
  priceFloors: { RUB: 60 },
  minDuration: 5,
  maxDuration: 60,
  skipOffset: 5,
};

function facts(change: Partial<CampaignFormValues>, targeting: Partial<Targeting> = {}) {
  const ads = toTargetingFormValues({ ...emptyTargeting(), ...targeting });
  const names = {
    group: 'Spring',
    feeds: new Map([['2', 'Open exchange']]),
    categories: new Map([['IAB1-6', 'Music']]),
  };
  const all = campaignFacts(
    { ...emptyCampaign([preroll], false, 'RUB'), ...change, ads },
    { formats: [preroll], currency: 'RUB', timezone: 'Europe/Moscow', names },
  );
  // replaces the no-break space between the currency and the number
  const write = ({ term, value }: { term: string; value: string }) => `${term}: ${value}`.replaceAll('\u00A0', ' ');
  return Object.fromEntries(Object.entries(all).map(([section, items]) => [section, items.map(write)]));
}

test('lists every setting of a campaign', () => {
  expect(
    facts(
      {
        name: ' Spring sale',
        advert_link: 'https://shop.example/',
        group_id: 3,
        start_date: '2026-12-01',
        pacing: 'asap',
      },
      {
        cash_limit_day: 15_000,
        user_timeout: 3600,
        active_hours: [9, 10],
        active_weekdays: [1, 2],
        feeds: [2],
        devices: ['mobile'],
        categories: { white: ['IAB1-6'], black: ['IAB7'] },
        country: { white: ['RU'], black: [] },
        geo_white_ui: [{ type: 'country', id: 'RU', name: 'Russia', parent_id: null }],
        city_black_list: [524901],
      },
    ),
  ).toEqual({
    basics: [
      'Name: Spring sale',
      'Link: https://shop.example/',
      'Format: Preroll',
      'Pay model: CPM',
      'Bid: RUB 60.00',
      'Group: Spring',
    ],
    schedule: [
      'First day: 01/12/2026',
      'Last day: None',
      'Time zone: Europe/Moscow',
      'Hours and weekdays: Mon, Tue 09:00-10:59',
      'Pacing: As fast as possible',
    ],
    limits: [
      'Daily budget: RUB 15,000.00',
      'Total budget: No limit',
      'Daily shows: No limit',
      'Total shows: No limit',
      'Lifetime shows: No limit',
      'Frequency cap: No limit',
      'Minimum time between shows: 1 h',
    ],
    audience: [
      'Places, include: Russia',
      'Places, exclude: city 524901',
      'Feeds: Open exchange',
      'Devices: Phones',
      'Categories: include: Music; exclude: IAB7',
      'Everything else: Any',
    ],
  });
});

test('explains the defaults of a campaign with almost no settings', () => {
  expect(facts({ bid: null })).toMatchObject({
    basics: ['Format: Preroll', 'Pay model: CPM'],
    audience: ['Places, include: Everywhere', 'Everything else: Any'],
  });
});
