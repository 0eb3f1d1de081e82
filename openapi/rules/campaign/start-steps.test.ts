import { expect, it } from 'vitest';
import { type StartFacts, type StartState, startSteps } from './start-steps.ts';

const booleans = [false, true];
const monies = { had: 'done', invoiced: 'waiting', none: 'to_do' } as const;

/** The states of review and start, by status, return and whether the campaign is started; the video is ready. */
const reviews: [NonNullable<StartFacts['advert']>['status'], boolean, boolean, StartState, StartState][] = [
  ['moderate', false, false, 'waiting', 'later'],
  ['moderate', false, true, 'waiting', 'later'],
  ['moderate', true, false, 'to_do', 'later'],
  ['moderate', true, true, 'to_do', 'later'],
  ['approved', false, false, 'done', 'to_do'],
  ['approved', false, true, 'done', 'to_do'],
  ['stopped', false, false, 'done', 'to_do'],
  ['stopped', false, true, 'done', 'to_do'],
  ['working', false, false, 'done', 'to_do'],
  ['working', false, true, 'done', 'done'],
];

const accounts = booleans.flatMap((hasLegalData) =>
  Object.entries(monies).map(([money, expected]) => ({
    facts: { hasLegalData, money: money as keyof typeof monies },
    expected: { legal_data: hasLegalData ? 'done' : 'to_do', money: expected },
  })),
);

const adverts = reviews.flatMap(([status, isReturned, isCampaignStarted, review, start]) =>
  booleans.map((hasErid) => ({
    advert: { status, isReturned, isCampaignStarted, hasErid, isPlayable: true },
    expected: { advert: 'done', registration: hasErid ? 'done' : 'to_do', review, start },
  })),
);

/** Without a playable video, only the last step differs. */
const unplayable = adverts.map(({ advert, expected }) => ({
  advert: { ...advert, isPlayable: false },
  expected: { ...expected, start: expected.start === 'done' ? 'to_do' : expected.start },
}));

const none = { advert: null, expected: { advert: 'to_do', registration: 'later', review: 'later', start: 'later' } };

const cells = accounts.flatMap((account) =>
  [none, ...adverts, ...unplayable].map(({ advert, expected }) => ({
    facts: { ...account.facts, advert },
    expected: { ...account.expected, ...expected },
  })),
);

it('covers each combination of account and advert', () => {
  expect(cells).toHaveLength(2 * 3 * (1 + 10 * 2 * 2));
});

it.each(cells)('$facts.hasLegalData, $facts.money, $facts.advert', ({ facts, expected }) => {
  expect(startSteps(facts)).toEqual(expected);
});
