import { expect, it } from 'vitest';
import { type ServingFacts, servingReasons, servingState } from './serving-state.ts';

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
const adverts = { working: 1, withErid: 1, moderate: 0, startable: 0 };
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
  lacksMoney: false,
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
  [
    'no advert that works',
    { adverts: { working: 0, withErid: 0, moderate: 2, startable: 1 } },
    [{ code: 'no_approved_advert', moderate: 2, startable: 1 }],
  ],
  ['no ERID', { adverts: { ...adverts, working: 2, withErid: 0 } }, [{ code: 'no_erid' }]],
  ['no money', { lacksMoney: true }, [{ code: 'no_balance' }]],
  ['no working feed', { lacksFeed: true }, [{ code: 'no_feed' }]],
  ['a limit that is not reached', { limits: { ...limits, cash_limit: 100.01 } }, []],
  ['the cash limit', { limits: { ...limits, cash_limit: 100 } }, reached('cash_limit')],
  ['the cash limit of the day', { limits: { ...limits, cash_limit_day: 10 } }, reached('cash_limit_day')],
  ['the shows of the flight', { limits: { ...limits, shows_limit: 999 } }, reached('shows_limit')],
  ['the shows of the day', { limits: { ...limits, shows_limit_day: 100 } }, reached('shows_limit_day')],
  ['the shows of all time', { limits: { ...limits, shows_limit_all_time: 5000 } }, reached('shows_limit_all_time')],
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
  [
    'several, the first to mend in front',
    { status: 'stopped', endDate: '2026-11-01', hours: [1], adverts: { ...adverts, withErid: 0 } },
    [
      { code: 'paused_self' },
      { code: 'finished', of: 'campaign', date: '2026-11-01' },
      { code: 'no_erid' },
      { code: 'schedule_closed' },
    ],
  ],
])('%s', (_name, change, reasons) => {
  const found = servingReasons({ ...serving, ...change }, now);
  expect(found).toEqual(reasons);
  expect(servingState(found)).toBe((reasons[0] as { code: string } | undefined)?.code ?? 'serving');
});

it("counts Sunday as the seventh day, by the campaign's own clock", () => {
  // Sunday in Moscow, Saturday in New York
  const night = new Date('2026-11-21T22:30:00Z');
  expect(servingReasons({ ...serving, weekdays: [7], hours: [1] }, night)).toEqual([]);
  expect(servingReasons({ ...serving, timezone: 'America/New_York', weekdays: [6], hours: [17] }, night)).toEqual([]);
});
