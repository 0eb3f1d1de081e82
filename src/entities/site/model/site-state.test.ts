import { expect, it } from 'vitest';
import { formatDateTime } from '@/shared/lib/dates';
import { explainSiteState, siteFix } from './site-state';

const proved = {
  method: 'meta',
  token: 'a',
  verified_at: '2026-10-15T09:30:00.000Z',
  last_check_at: null,
  last_answer: null,
  misses: 0,
  grace_ends_at: null,
} as const;
const end = '2026-11-27T14:10:00.000Z';
const missing = { ...proved, misses: 1, grace_ends_at: end };
const risk = `The proof of its domain is gone, so serving ends on ${formatDateTime(end)}`;

it.each([
  ['serving', '', proved, null, undefined],
  ['stopped', 'Stopped', missing, null, undefined],
  ['not_verified', 'The domain is not verified yet', proved, 'The domain is not verified yet', 'verification'],
  ['ready', 'No advert yet', proved, 'No advert yet', undefined],
  ['ready', 'The proof of its domain is gone', missing, risk, 'verification'],
  ['no_requests', 'No player has asked', proved, 'No player has asked', undefined],
  ['serving', 'The proof of its domain is gone', missing, risk, 'verification'],
  ['no_requests', 'No player has asked', missing, risk, 'verification'],
] as const)('%s, %s', (state, stateReason, verification, why, part) => {
  const site = { state, stateReason, verification, rejectReason: null };
  expect(explainSiteState(site)).toBe(why);
  expect(siteFix(site)?.part).toBe(part);
});

it("does not repeat the state's label in the reason", () => {
  const rejectReason = { code: 'no_content', text: '' } as const;
  const stateReason = 'Returned: there is too little content';
  const site = { state: 'returned', stateReason, verification: proved, rejectReason } as const;
  expect(explainSiteState(site)).toBe('There is too little content');
  expect(siteFix(site)?.part).toBe('review');
});
