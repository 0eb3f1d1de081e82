import { expect, it } from 'vitest';
import type { ServingReason } from './campaign';
import { explainReason, explainServingState, type ServingFix } from './explain-serving-state';
import { notServingSuffix, servingLabels, shortReason } from './serving-labels';

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

type Change = Partial<Parameters<typeof explainReason>[1]>;

const cases: [
  reason: ServingReason,
  sentence: string,
  fix: ServingFix | 'start' | 'restore' | null,
  change?: Change,
][] = [
  [{ code: 'locked' }, 'The campaign is locked. A manager can unlock it.', null],
  [{ code: 'paused_self' }, 'The campaign is stopped.', 'start', { status: 'stopped' }],
  [{ code: 'paused_self' }, 'The campaign is deleted.', null, { status: 'deleted' }],
  [{ code: 'paused_self' }, 'The campaign is archived.', 'restore', { status: 'archive' }],
  [{ code: 'no_feed' }, "None of the campaign's feeds brings requests.", 'audience'],
  [{ code: 'paused_parent' }, 'The group Spring is stopped.', 'group'],
  [{ code: 'not_started', of: 'campaign', date: '2026-12-01' }, 'The campaign starts on 01/12/2026.', 'schedule'],
  [{ code: 'not_started', of: 'group', date: '2026-12-01' }, 'The group Spring starts on 01/12/2026.', 'group'],
  [{ code: 'finished', of: 'campaign', date: '2026-03-01' }, 'The campaign ended on 01/03/2026.', 'schedule'],
  [{ code: 'finished', of: 'group', date: '2026-03-01' }, 'The group Spring ended on 01/03/2026.', 'group'],
  [
    { code: 'limit_reached', of: 'campaign', limit: 'cash_limit_day' },
    'The daily budget of EUR 15,000.00 is used up.',
    'limits',
  ],
  [
    { code: 'limit_reached', of: 'campaign', limit: 'cash_limit' },
    'The total budget of EUR 300,000.00 is used up.',
    'limits',
  ],
  [
    { code: 'limit_reached', of: 'campaign', limit: 'shows_limit_day' },
    'The daily limit of 40,000 shows is used up.',
    'limits',
  ],
  [
    { code: 'limit_reached', of: 'campaign', limit: 'shows_limit' },
    'The total limit of 1,000,000 shows is used up.',
    'limits',
  ],
  [
    { code: 'limit_reached', of: 'campaign', limit: 'shows_limit_all_time' },
    'The lifetime limit of 5,000,000 shows is used up.',
    'limits',
  ],
  [
    { code: 'limit_reached', of: 'group', limit: 'cash_limit_day' },
    'The daily budget of the group Spring is used up.',
    'group',
  ],
  [
    { code: 'limit_reached', of: 'group', limit: 'cash_limit' },
    'The total budget of the group Spring is used up.',
    'group',
  ],
  [
    { code: 'no_approved_advert', moderate: 0, startable: 0 },
    'The campaign has no adverts yet.',
    'new-advert',
    { advertsCount: 0 },
  ],
  [{ code: 'no_approved_advert', moderate: 2, startable: 1 }, 'No advert is started, and 1 is ready to be.', 'adverts'],
  [
    { code: 'no_approved_advert', moderate: 2, startable: 0, unregistered: 1 },
    '1 advert that could start has no valid ERID.',
    'adverts',
  ],
  [{ code: 'no_approved_advert', moderate: 2, startable: 0 }, '2 adverts are waiting for moderation.', null],
  [{ code: 'no_approved_advert', moderate: 1, startable: 0 }, '1 advert is waiting for moderation.', null],
  [
    { code: 'no_approved_advert', moderate: 0, startable: 0, returned: 1 },
    'A reviewer has returned 1 advert. Its page says why.',
    'adverts',
  ],
  [{ code: 'no_approved_advert', moderate: 0, startable: 0 }, 'None of the adverts may be shown.', 'adverts'],
  [{ code: 'no_erid' }, 'None of the adverts has a valid ERID.', 'adverts'],
  [{ code: 'owner_locked' }, "The owner's account is locked.", null],
  [{ code: 'owner_deleted' }, "The owner's account is deleted.", null],
  [{ code: 'no_balance', never_funded: false }, 'The balance is used up.', 'payment'],
  [{ code: 'no_balance', never_funded: true }, 'There is no money on the balance yet.', 'payment'],
  [{ code: 'schedule_closed' }, "Outside the campaign's hours (Europe/Moscow).", 'schedule'],
];

const whyOf = (reason: ServingReason, change: Change = {}) =>
  explainServingState({ ...campaign, servingState: reason.code, servingReasons: [reason], ...change });

it.each(cases)('%o: %s', (reason, sentence, fix, change) => {
  const explanation = explainReason(reason, { ...campaign, ...change });
  expect(explanation?.sentence).toBe(sentence);
  expect(explanation?.fix?.to ?? explanation?.action ?? null).toBe(fix);
});

it('describes the reason that the state names, in any position', () => {
  const servingReasons = [{ code: 'no_balance' as const }, { code: 'paused_self' as const }];
  const explanation = explainServingState({ ...campaign, servingState: 'paused_self', servingReasons });
  expect(explanation?.sentence).toBe('The campaign is stopped.');
});

it.each<[ServingReason, string, string?]>([
  [{ code: 'limit_reached', of: 'campaign', limit: 'cash_limit_day' }, 'daily budget', 'change'],
  [{ code: 'limit_reached', of: 'campaign', limit: 'shows_limit' }, 'total limit of shows', 'change'],
  [{ code: 'limit_reached', of: 'group', limit: 'cash_limit' }, "group's total budget", 'change'],
  [{ code: 'finished', of: 'campaign', date: '2026-03-01' }, 'on 01/03/2026', 'change'],
  [{ code: 'finished', of: 'group', date: '2026-03-01' }, 'group ended 01/03/2026', 'change'],
  [{ code: 'paused_parent' }, 'Spring', 'change'],
  [{ code: 'schedule_closed' }, 'Europe/Moscow', 'change'],
  [{ code: 'no_approved_advert', moderate: 2, startable: 0 }, '2 in review'],
  // the state's label says enough
  [{ code: 'no_erid' }, '', 'go to the adverts'],
  [{ code: 'no_balance' }, '', 'top up'],
  [{ code: 'owner_locked' }, ''],
])('is brief in a list: %o', (reason, brief, link) => {
  const explanation = whyOf(reason);
  expect(explanation?.brief).toBe(brief);
  expect(explanation?.fix?.brief).toBe(link);
});

it.each(cases)('the label of a link contains its brief text: %o', (reason, _why, _fix, change = {}) => {
  const { fix } = whyOf(reason, change) ?? {};
  expect(fix?.label.toLowerCase() ?? '').toContain(fix?.brief ?? '');
});

it('explains nothing for a serving campaign', () => {
  expect(explainServingState({ ...campaign, servingState: 'serving', servingReasons: [] })).toBeNull();
});

it('distinguishes adverts in review from missing ones', () => {
  expect(servingLabels.no_approved_advert).toBe('No active advert');
});

it('has a case for each state', () => {
  const covered = new Set(['serving', ...cases.map(([{ code }]) => code)]);
  expect(covered).toEqual(new Set(Object.keys(servingLabels)));
});

it('lists all reasons at the end of a toast, or nothing without any', () => {
  expect(notServingSuffix(['no_balance', 'paused_self'].map((code) => shortReason(code as 'no_balance')))).toBe(
    '. Not serving yet: no balance, campaign stopped',
  );
  expect(notServingSuffix([shortReason('serving')])).toBe('');
});
