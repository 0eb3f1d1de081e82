import { expect, it } from 'vitest';
import {
  type ServingCode,
  type ServingFacts,
  servingReasons,
  servingState,
  stateOfCampaign,
  statusesInStates,
} from './serving-reasons.ts';

/** A Wednesday, 15:30 in Moscow. */
const now = new Date('2026-11-18T12:30:00Z');

const group = {
  status: 'working' as const,
  startDate: null,
  endDate: null,
  limits: { cash_limit: null, cash_limit_day: null },
  used: { cash: 0, cashDay: 0 },
};
const limits = {
  cash_limit: null,
  cash_limit_day: null,
  shows_limit: null,
  shows_limit_day: null,
  shows_limit_all_time: null,
};
const used = { cash: 100, cashDay: 10, shows: 1000, showsDay: 100, showsAllTime: 5000 };
const adverts = { working: 1, withErid: 1, moderate: 0, startable: 0, candidates: 0, candidatesWithErid: 0 };
const unstarted = { ...adverts, working: 0, withErid: 0 };
const serving: ServingFacts = {
  status: 'working',
  startDate: null,
  endDate: null,
  timezone: 'Europe/Moscow',
  limits,
  hours: [],
  weekdays: [],
  used,
  group: null,
  owner: null,
  money: { available: 1_000_000_000, hasHad: true },
  price: 0,
  lacksFeed: false,
  adverts,
};
const reached = (limit: string, of = 'campaign') => [{ code: 'limit_reached', of, limit }];

it.each<[string, Partial<ServingFacts>, object[]]>([
  ['nothing in its way', {}, []],
  ['a lock', { status: 'lock' }, [{ code: 'locked' }]],
  ['a locked owner', { owner: 'owner_locked' }, [{ code: 'owner_locked' }]],
  ['a deleted owner', { owner: 'owner_deleted' }, [{ code: 'owner_deleted' }]],
  ['stopped', { status: 'stopped' }, [{ code: 'paused_self' }]],
  ['archived', { status: 'archive' }, [{ code: 'paused_self' }]],
  ['a working group', { group }, []],
  ['a stopped group', { group: { ...group, status: 'stopped' } }, [{ code: 'paused_parent' }]],
  ['its first day', { startDate: '2026-11-18' }, []],
  ['the day before', { startDate: '2026-11-19' }, [{ code: 'not_started', of: 'campaign', date: '2026-11-19' }]],
  ['its last day', { endDate: '2026-11-18' }, []],
  ['the day after', { endDate: '2026-11-17' }, [{ code: 'finished', of: 'campaign', date: '2026-11-17' }]],
  ['a day that has begun elsewhere alone', { timezone: 'America/New_York', startDate: '2026-11-18' }, []],
  [
    'a group that has not begun',
    { group: { ...group, startDate: '2026-12-01' } },
    [{ code: 'not_started', of: 'group', date: '2026-12-01' }],
  ],
  [
    'a group that has ended',
    { group: { ...group, endDate: '2026-11-01' } },
    [{ code: 'finished', of: 'group', date: '2026-11-01' }],
  ],
  ['no advert', { adverts: unstarted }, [{ code: 'no_approved_advert', moderate: 0, startable: 0 }]],
  [
    'no advert that works, and one of them registered',
    { adverts: { ...unstarted, moderate: 2, startable: 1, candidates: 3, candidatesWithErid: 1 } },
    [{ code: 'no_approved_advert', moderate: 2, startable: 1 }],
  ],
  [
    'no advert that works, and none of them registered',
    { adverts: { ...unstarted, moderate: 2, startable: 1, candidates: 3 } },
    [{ code: 'no_erid' }, { code: 'no_approved_advert', moderate: 2, startable: 1 }],
  ],
  [
    'a returned advert without an ERID',
    { adverts: { ...unstarted, candidates: 1 } },
    [{ code: 'no_erid' }, { code: 'no_approved_advert', moderate: 0, startable: 0 }],
  ],
  [
    'an approved advert without an ERID',
    { adverts: { ...unstarted, unregistered: 1, candidates: 1 } },
    [{ code: 'no_erid' }, { code: 'no_approved_advert', moderate: 0, startable: 0, unregistered: 1 }],
  ],
  ['no ERID', { adverts: { ...adverts, working: 2, withErid: 0 } }, [{ code: 'no_erid' }]],
  [
    'no ERID where it works, though another one has it',
    { adverts: { ...adverts, withErid: 0, startable: 1, candidates: 1, candidatesWithErid: 1 } },
    [{ code: 'no_erid' }],
  ],
  ['no money left', { money: { available: 0, hasHad: true } }, [{ code: 'no_balance', never_funded: false }]],
  ['no money yet', { money: { available: 0, hasHad: false } }, [{ code: 'no_balance', never_funded: true }]],
  ['no feed of sites', { lacksFeed: true }, [{ code: 'no_feed' }]],
  ['money for one more event', { money: { available: 25, hasHad: true }, price: 25 }, []],
  [
    'less money than an event costs',
    { money: { available: 24, hasHad: true }, price: 25 },
    [{ code: 'no_balance', never_funded: false }],
  ],
  ['a limit that is not reached', { limits: { ...limits, cash_limit: 100.01 } }, []],
  ['the cash limit', { limits: { ...limits, cash_limit: 100 } }, reached('cash_limit')],
  ['the cash limit of the day', { limits: { ...limits, cash_limit_day: 10 } }, reached('cash_limit_day')],
  ['the shows of the flight', { limits: { ...limits, shows_limit: 999 } }, reached('shows_limit')],
  ['the shows of the day', { limits: { ...limits, shows_limit_day: 100 } }, reached('shows_limit_day')],
  ['the shows of all time', { limits: { ...limits, shows_limit_all_time: 5000 } }, reached('shows_limit_all_time')],
  ['a limit with room for one more event', { limits: { ...limits, cash_limit: 100.000025 }, price: 25 }, []],
  [
    'a limit with less room than an event costs',
    { limits: { ...limits, cash_limit: 100.000024 }, price: 25 },
    reached('cash_limit'),
  ],
  [
    'a daily limit with less room than an event costs',
    { limits: { ...limits, cash_limit_day: 10.000024 }, price: 25 },
    reached('cash_limit_day'),
  ],
  ['a limit of shows, whatever an event costs', { limits: { ...limits, shows_limit: 1001 }, price: 5_000_000 }, []],
  [
    "less room in the group's limit than an event costs",
    {
      group: { ...group, limits: { cash_limit: 7.1, cash_limit_day: null }, used: { cash: 7, cashDay: 0 } },
      price: 100_001,
    },
    reached('cash_limit', 'group'),
  ],
  ['a limit of nothing', { limits: { ...limits, cash_limit: 0 } }, reached('cash_limit')],
  [
    "the group's cash limit",
    { group: { ...group, limits: { cash_limit: 7, cash_limit_day: null }, used: { cash: 7, cashDay: 0 } } },
    reached('cash_limit', 'group'),
  ],
  [
    "the group's limit of the day",
    { group: { ...group, limits: { cash_limit: null, cash_limit_day: 5 }, used: { cash: 7, cashDay: 6 } } },
    reached('cash_limit_day', 'group'),
  ],
  ['an open hour', { hours: [15] }, []],
  ['a closed hour', { hours: [12] }, [{ code: 'schedule_closed' }]],
  ['an open weekday', { weekdays: [3] }, []],
  ['a closed weekday', { weekdays: [1, 2, 4, 5, 6, 7] }, [{ code: 'schedule_closed' }]],
])('%s', (_name, change, reasons) => {
  expect(servingReasons({ ...serving, ...change }, now)).toEqual(reasons);
});

/** A change that causes each code. */
const causes: Record<ServingCode, Partial<ServingFacts>> = {
  owner_deleted: { owner: 'owner_deleted' },
  owner_locked: { owner: 'owner_locked' },
  locked: { status: 'lock' },
  no_balance: { money: { available: 0, hasHad: true } },
  no_erid: { adverts: { ...unstarted, candidates: 1 } },
  no_approved_advert: { adverts: unstarted },
  paused_self: { status: 'stopped' },
  paused_parent: { group: { ...group, status: 'stopped' } },
  finished: { endDate: '2026-11-17' },
  not_started: { startDate: '2026-12-01' },
  no_feed: { lacksFeed: true },
  limit_reached: { limits: { ...limits, cash_limit: 0 } },
  schedule_closed: { hours: [1] },
};

/** The codes by precedence as the campaign's state. */
const states: ServingCode[] = [
  'owner_deleted',
  'owner_locked',
  'locked',
  'paused_self',
  'paused_parent',
  'finished',
  'not_started',
  'no_approved_advert',
  'no_erid',
  'no_feed',
  'no_balance',
  'limit_reached',
  'schedule_closed',
];

it('lists all reasons in the order in which they should be fixed', () => {
  // a campaign has a single status, owner and day, so codes that contradict these are left out
  const { owner_deleted, locked, finished, no_approved_advert, ...together } = causes;
  const facts = Object.assign({}, serving, ...Object.values(together)) as ServingFacts;
  expect(servingReasons(facts, now).map(({ code }) => code)).toEqual([
    'owner_locked',
    'no_balance',
    'no_erid',
    'no_approved_advert',
    'paused_self',
    'paused_parent',
    'not_started',
    'no_feed',
    'limit_reached',
    'schedule_closed',
  ]);
  expect(servingReasons({ ...facts, ...locked }, now).map(({ code }) => code)).toContain('locked');
  expect(servingReasons({ ...facts, ...finished }, now).map(({ code }) => code)).toContain('finished');
});

it.each(states)('the state is %s, alone and with all codes of lower precedence', (code) => {
  const found = servingReasons({ ...serving, ...causes[code] }, now);
  expect(found.map((reason) => reason.code)).toContain(code);
  const later = states.slice(states.indexOf(code)).map((one) => ({ code: one }));
  expect(servingState(later)).toBe(code);
  expect(servingState(later.toReversed())).toBe(code);
});

it.each(['working', 'stopped', 'lock', 'archive'] as const)(
  'the state of a %s campaign leads back to its status',
  (status) => {
    for (const cause of [{}, ...Object.values(causes)]) {
      const state = stateOfCampaign(status, servingState(servingReasons({ ...serving, ...cause, status }, now)));
      expect(statusesInStates([state]), state).toContain(status);
    }
  },
);

it('is serving without a reason', () => {
  expect(servingState([])).toBe('serving');
});

it("counts Sunday as day 7 in the campaign's time zone", () => {
  // Sunday in Moscow, Saturday in New York
  const night = new Date('2026-11-21T22:30:00Z');
  expect(servingReasons({ ...serving, weekdays: [7], hours: [1] }, night)).toEqual([]);
  expect(servingReasons({ ...serving, timezone: 'America/New_York', weekdays: [6], hours: [17] }, night)).toEqual([]);
});
