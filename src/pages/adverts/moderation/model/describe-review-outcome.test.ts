import { expect, it } from 'vitest';
import { describeReviewOutcome } from './describe-review-outcome';

const returned = { reason: 'The price is another one.', at: '2026-11-20T16:40:00.000Z' };

it.each([
  [{ status: 'approved', returned: null, ban: null }, 'It was approved.'],
  [{ status: 'working', returned: null, ban: null }, 'It was approved. Its status is now: Working.'],
  [{ status: 'ban', returned: null, ban: 'No licence' }, 'It was banned: No licence'],
  [{ status: 'ban', returned: null, ban: null }, 'It was banned.'],
  [{ status: 'moderate', returned, ban: null }, 'It was returned to its owner: The price is another one.'],
  [{ status: 'deleted', returned: null, ban: null }, 'It was deleted.'],
] as const)('%o: %s', (advert, text) => {
  expect(describeReviewOutcome(advert)).toBe(text);
});
