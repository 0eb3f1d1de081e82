import { expect, it } from 'vitest';
import { advertObstacles } from './advert-obstacles.ts';

type Facts = Parameters<typeof advertObstacles<{ code: string }>>[0];

const statuses = ['approved', 'working', 'stopped', 'moderate', 'ban', 'deleted'] as const;
const videos = {
  ready: null,
  awaiting: 'video_not_ready',
  processing: 'video_not_ready',
  error: 'video_broken',
} as const;
const erid = '2VtzqwH1jKp';
const registrations = [
  [null, 'no_erid'],
  [{ erid: null, status: 'processing' }, 'no_erid'],
  [{ erid: null, status: 'bad' }, 'no_erid'],
  [{ erid, status: 'processing' }, null],
  [{ erid, status: 'bad' }, 'erid_refused'],
  [{ erid, status: 'verified' }, null],
] as const;
const ofStatus = { approved: 'not_started', working: null, stopped: 'stopped', moderate: 'in_review' } as const;
const campaignReasons = ['locked', 'no_balance', 'no_erid', 'no_approved_advert', 'paused_self', 'schedule_closed'].map(
  (code) => ({ code }),
);

const serving: Facts = {
  status: 'working',
  isReturned: false,
  useVpaid: false,
  isVpaidAllowed: true,
  loadingStatus: 'ready',
  registration: { erid, status: 'verified' },
  campaignReasons: [],
};

const codesOf = (change: Partial<Facts>) =>
  advertObstacles({ ...serving, ...change }).map((found) => (found.of === 'advert' ? found.code : found.reason.code));

const cells = statuses.flatMap((status) =>
  Object.entries(videos).flatMap(([loadingStatus, ofVideo]) =>
    registrations.flatMap(([registration, ofRegistration]) =>
      [[], campaignReasons].map((reasons) => ({
        facts: { status, loadingStatus, registration, campaignReasons: reasons } as Partial<Facts>,
        expected: [ofVideo, ofRegistration],
        reasons,
      })),
    ),
  ),
);

it('covers each combination of status, video, registration and campaign', () => {
  expect(cells).toHaveLength(6 * 4 * 6 * 2);
});

it.each(cells)('$facts.status, $facts.loadingStatus, $facts.registration, $facts.campaignReasons', (cell) => {
  const { status } = cell.facts;
  if (status === 'ban' || status === 'deleted') {
    expect(codesOf(cell.facts)).toEqual([status === 'ban' ? 'banned' : 'deleted']);
    return;
  }
  const own = [...cell.expected, ofStatus[status as keyof typeof ofStatus]].filter((code) => code !== null);
  const [before, after] =
    cell.reasons.length > 0
      ? [
          ['locked', 'no_balance'],
          ['paused_self', 'schedule_closed'],
        ]
      : [[], []];
  expect(codesOf(cell.facts)).toEqual([...before, ...own, ...after]);
});

it.each<[string, Partial<Facts>, string[]]>([
  ['nothing in its way', {}, []],
  ['a script without a video', { useVpaid: true, loadingStatus: 'awaiting' }, []],
  [
    'a script without a video, in a format without VPAID',
    { useVpaid: true, isVpaidAllowed: false, loadingStatus: 'awaiting' },
    ['vpaid_not_allowed'],
  ],
  ['a script and a video, in a format without VPAID', { useVpaid: true, isVpaidAllowed: false }, []],
  ['returned', { status: 'moderate', isReturned: true }, ['returned']],
  [
    'a new one of a new account',
    {
      status: 'moderate',
      loadingStatus: 'processing',
      registration: null,
      campaignReasons: [{ code: 'no_balance' }, { code: 'paused_self' }],
    },
    ['no_balance', 'video_not_ready', 'no_erid', 'in_review', 'paused_self'],
  ],
])('%s', (_name, change, codes) => {
  expect(codesOf(change)).toEqual(codes);
});
