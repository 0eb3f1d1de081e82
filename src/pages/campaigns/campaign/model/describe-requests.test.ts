import { expect, it } from 'vitest';
import { describeRequests } from './describe-requests';

const refusals = [
  { refusal: 'no_erid' as const, requests: 734 },
  { refusal: 'frequency' as const, requests: 265 },
  { refusal: 'lost_auction' as const, requests: 200 },
];

it.each([
  [
    { total: 1204, won: 5, is_estimate: true, refusals },
    'In the last 24 hours about 1,204 requests: 61% no ERID, 22% over frequency cap, <1% won',
  ],
  [{ total: 1, won: 1, is_estimate: false, refusals: [] }, 'In the last 24 hours 1 request: 100% won'],
  [
    { total: 0, won: 0, is_estimate: false, refusals: [] },
    'In the last 24 hours no player asked for an advert of its format while it was started',
  ],
])('describes %o', (requests, sentence) => {
  expect(describeRequests(requests)).toBe(sentence);
});
