import type { DemoCampaign } from './demo-campaign.ts';
import { armenia, europe, kazakhstan, within } from './places.ts';

const clothes = { brand: 'clothes', group: 'Clothes', folder: 'Linden & Lark' } as const;

/** The pixel URL of a tracking event. */
const pixel = (event: string) => `https://stat.example/pixel?e=${event}`;

export const clothesCampaigns: DemoCampaign[] = [
  {
    ...clothes,
    name: 'Spring sale',
    status: 'working',
    bid: 85,
    created: -94,
    starts: -89,
    ends: 31,
    urlMarks: 'utm_source=preroll&utm_medium=video&utm_campaign=spring',
    ran: { from: -89, shows: 24_000, weekend: 1.35, trend: 0.35, clickRate: 0.012 },
    targeting: {
      ...within(europe, kazakhstan, armenia),
      devices: ['desktop', 'mobile', 'tablet'],
      unique_users: 6,
      user_timeout: 3600,
    },
    near: { shows_limit_day: 0.95, cash_limit_day: 0.9 },
    edits: [
      { day: -61, was: { bid: 78 } },
      { day: -33, by: 'manager', was: { 'ads.user_timeout': 7200 } },
      { day: -12, was: { 'ads.devices': ['desktop', 'mobile'] } },
    ],
    adverts: [
      {
        name: 'Spring sale 15s',
        clip: 'spring',
        title: 'Everything for spring',
        description: 'Linen, cotton and light knits, up to 40% off',
        urlMarks: 'utm_source=preroll&utm_medium=video&utm_content=15s',
        additionalTrackers: [
          { event: 'start', url: pixel('win') },
          { event: 'complete', url: pixel('quartile100') },
        ],
        status: 'working',
        folder: 'Clothes',
      },
      {
        name: 'Spring sale 15s, upright',
        clip: 'springUpright',
        title: 'Everything for spring',
        description: 'For phones held upright',
        status: 'approved',
        register: 'verified',
        folder: 'Clothes',
      },
      {
        name: 'Spring quiz',
        clip: 'spring',
        script: 'Spring quiz 1.4',
        title: 'Which spring are you?',
        status: 'stopped',
        folder: 'Clothes',
      },
    ],
  },
  {
    ...clothes,
    name: 'Spring sale, returning visitors',
    status: 'working',
    bid: 110,
    created: -47,
    starts: -44,
    ends: 16,
    ran: { from: -44, shows: 5_200, weekend: 1.2, trend: 0.1, clickRate: 0.021 },
    targeting: { ...within(europe), unique_users: 3 },
    near: { shows_limit: 0.98 },
    edits: [{ day: -20, was: { bid: 95 } }],
    adverts: [
      {
        name: 'Come back to spring 15s',
        clip: 'spring',
        title: 'Still thinking about it?',
        description: 'What you looked at is still there',
        status: 'working',
        folder: 'Clothes',
      },
      {
        name: 'Come back to spring 15s, upright',
        clip: 'springUpright',
        title: 'Still thinking about it?',
        status: 'working',
        folder: 'Clothes',
      },
    ],
  },
  {
    ...clothes,
    name: 'Summer collection',
    status: 'working',
    bid: 90,
    created: -6,
    starts: 12,
    ends: 74,
    targeting: within(europe),
    adverts: [
      {
        name: 'Summer lookbook',
        script: 'Lookbook 2.0',
        title: 'What we wear in June',
        status: 'approved',
        folder: 'Clothes',
      },
      {
        name: 'Summer quiz',
        script: 'Summer quiz 1.0',
        title: 'Sea or mountains?',
        status: 'moderate',
      },
    ],
  },
  {
    ...clothes,
    name: 'Winter coats, last sizes',
    status: 'working',
    bid: 72,
    created: -92,
    starts: -88,
    ends: -27,
    ran: { from: -88, to: -27, shows: 8_300, weekend: 1.3, trend: -0.35, clickRate: 0.009 },
    edits: [{ day: -58, was: { bid: 80 } }],
    adverts: [
      { name: 'Coats, one by one', script: 'Carousel 3.1', title: 'Last sizes', status: 'working' },
      { name: 'Winter leftovers', script: 'Carousel 3.0', title: 'Last sizes', status: 'deleted' },
    ],
  },
  {
    ...clothes,
    name: 'Gift cards',
    status: 'working',
    format: 'inpage',
    bid: 64,
    created: -70,
    starts: -66,
    ran: { from: -66, shows: 21_000, weekend: 1.4, clickRate: 0.014 },
    usedUp: 75_000,
    edits: [{ day: -30, was: { 'ads.cash_limit': 60_000 } }],
    adverts: [
      {
        name: 'Unwrap a gift card',
        clip: 'gifts',
        script: 'Unwrap 1.2',
        title: 'For whoever has everything',
        description: 'From 1,000 roubles, by e-mail at once',
        status: 'working',
        folder: 'Clothes',
      },
    ],
  },
];
