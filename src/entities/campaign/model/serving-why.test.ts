import { expect, it } from 'vitest';
import type { ServingReason } from './campaign';
import { type ServingFix, servingLabels, servingWhy } from './serving-why';

const campaign = {
  status: 'working' as const,
  groupName: 'Spring',
  limits: {
    cash_limit: 300_000,
    cash_limit_day: 15_000,
    shows_limit: 1_000_000,
    shows_limit_day: 40_000,
    shows_limit_all_time: 5_000_000,
  },
  currency: 'EUR',
  timezone: 'Europe/Moscow',
  advertsCount: 3,
};

type Change = Partial<Parameters<typeof servingWhy>[0]>;

const cases: [reason: ServingReason, why: string, fix: ServingFix | null, change?: Change][] = [
  [{ code: 'locked' }, 'it is locked; a manager can unlock it', null],
  [{ code: 'paused_self' }, 'it is stopped', null, { status: 'stopped' }],
  [{ code: 'paused_self' }, 'it is archived', null, { status: 'archive' }],
  [{ code: 'no_feed' }, 'all its feeds are stopped', 'audience'],
  [{ code: 'paused_parent' }, 'its group Spring is stopped', 'group'],
  [{ code: 'not_started', of: 'campaign', date: '2026-12-01' }, 'it starts on 01/12/2026', 'schedule'],
  [{ code: 'not_started', of: 'group', date: '2026-12-01' }, 'its group Spring starts on 01/12/2026', 'group'],
  [{ code: 'finished', of: 'campaign', date: '2026-03-01' }, 'it ended on 01/03/2026', 'schedule'],
  [{ code: 'finished', of: 'group', date: '2026-03-01' }, 'its group Spring ended on 01/03/2026', 'group'],
  [
    { code: 'limit_reached', of: 'campaign', limit: 'cash_limit_day' },
    'the daily budget of €15,000.00 is used up',
    'limits',
  ],
  [
    { code: 'limit_reached', of: 'campaign', limit: 'cash_limit' },
    'the total budget of €300,000.00 is used up',
    'limits',
  ],
  [
    { code: 'limit_reached', of: 'campaign', limit: 'shows_limit_day' },
    'the daily limit of 40,000 shows is used up',
    'limits',
  ],
  [
    { code: 'limit_reached', of: 'campaign', limit: 'shows_limit' },
    'the flight limit of 1,000,000 shows is used up',
    'limits',
  ],
  [
    { code: 'limit_reached', of: 'campaign', limit: 'shows_limit_all_time' },
    'the lifetime limit of 5,000,000 shows is used up',
    'limits',
  ],
  [
    { code: 'limit_reached', of: 'group', limit: 'cash_limit_day' },
    'the daily budget of its group Spring is used up',
    'group',
  ],
  [
    { code: 'limit_reached', of: 'group', limit: 'cash_limit' },
    'the total budget of its group Spring is used up',
    'group',
  ],
  [
    { code: 'no_approved_advert', moderate: 0, startable: 0 },
    'it has no adverts yet',
    'new-advert',
    { advertsCount: 0 },
  ],
  [
    { code: 'no_approved_advert', moderate: 2, startable: 1 },
    'none of its adverts is started, and 1 is ready to be',
    'adverts',
  ],
  [{ code: 'no_approved_advert', moderate: 2, startable: 0 }, '2 of its adverts wait for moderation', null],
  [{ code: 'no_approved_advert', moderate: 1, startable: 0 }, '1 of its adverts waits for moderation', null],
  [{ code: 'no_approved_advert', moderate: 0, startable: 0 }, 'none of its adverts may be shown', 'adverts'],
  [{ code: 'no_erid' }, 'none of its working adverts has a valid ERID', 'adverts'],
  [{ code: 'owner_locked' }, "its owner's account is locked", null],
  [{ code: 'owner_deleted' }, "its owner's account is deleted", null],
  [{ code: 'no_balance' }, 'the balance is used up', 'payment'],
  [{ code: 'schedule_closed' }, 'its schedule excludes this hour (Europe/Moscow)', 'schedule'],
];

it.each(cases)('%o: %s', (reason, why, fix, change = {}) => {
  // only the first reason is described: problems are fixed one at a time
  const servingReasons = [reason, { code: 'schedule_closed' as const }];
  const told = servingWhy({ ...campaign, servingReasons, ...change });
  expect(told?.why).toBe(why);
  expect(told?.fix?.to ?? null).toBe(fix);
});

it.each<[ServingReason, string, string?]>([
  [{ code: 'limit_reached', of: 'campaign', limit: 'cash_limit_day' }, 'daily budget', 'change'],
  [{ code: 'limit_reached', of: 'campaign', limit: 'shows_limit' }, 'flight limit of shows', 'change'],
  [{ code: 'limit_reached', of: 'group', limit: 'cash_limit' }, "group's total budget", 'change'],
  [{ code: 'finished', of: 'campaign', date: '2026-03-01' }, 'on 01/03/2026', 'change'],
  [{ code: 'finished', of: 'group', date: '2026-03-01' }, 'group ended 01/03/2026', 'change'],
  [{ code: 'paused_parent' }, 'Spring', 'change'],
  [{ code: 'schedule_closed' }, 'Europe/Moscow', 'change'],
  [{ code: 'no_approved_advert', moderate: 2, startable: 0 }, '2 in review'],
  // its label says the rest
  [{ code: 'no_erid' }, '', 'go to the adverts'],
  [{ code: 'no_balance' }, '', 'top up'],
  [{ code: 'owner_locked' }, ''],
])('is brief in a list: %o', (reason, brief, link) => {
  const told = servingWhy({ ...campaign, servingReasons: [reason] });
  expect(told?.brief).toBe(brief);
  expect(told?.fix?.brief).toBe(link);
});

it.each(cases)('a link is found by the words that a list has for it: %o', (reason, _why, _fix, change = {}) => {
  const { fix } = servingWhy({ ...campaign, servingReasons: [reason], ...change }) ?? {};
  expect(fix?.label.toLowerCase() ?? '').toContain(fix?.brief ?? '');
});

it('has nothing to explain about a campaign that serves', () => {
  expect(servingWhy({ ...campaign, servingReasons: [] })).toBeNull();
});

it("doesn't say of a campaign whose adverts are in review that it has none", () => {
  expect(servingLabels.no_approved_advert).toBe('No active advert');
});

it('has a case for each state', () => {
  const told = new Set(['serving', ...cases.map(([{ code }]) => code)]);
  expect(told).toEqual(new Set(Object.keys(servingLabels)));
});
