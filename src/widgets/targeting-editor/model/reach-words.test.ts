import { expect, test } from 'vitest';
import { audienceWarning, costSentence, formatReach, formatReachShare } from './reach-words';

const reach = { total: 20_000, matching: 4210, share: 0.2105, is_sample: true, days: 7, costliest: null };

test('formats the count and the share', () => {
  expect(formatReach(reach)).toBe('4,210 of 20,000 requests of the last 7 days');
  expect(formatReach({ ...reach, total: 0, matching: 0 })).toBe('No requests in the last 7 days');
  expect(formatReach({ ...reach, is_sample: false })).toBe('4,210 of 20,000 recorded requests of the last 7 days');
  expect(formatReachShare(reach)).toBe('21.1%');
});

test.each([
  { total: 20_000, matching: 4210, share: '21.1%', title: undefined, sentence: undefined },
  { total: 20_000, matching: 20, share: '0.1%', title: undefined, sentence: undefined },
  {
    total: 20_000,
    matching: 19,
    share: 'under 0.1%',
    title: 'Almost nobody would see this campaign',
    sentence: '19 of 20,000 requests of the last 7 days would match.',
  },
  {
    total: 20_000,
    matching: 0,
    share: '0%',
    title: 'Nobody would see this campaign',
    sentence: 'None of 20,000 requests of the last 7 days would match.',
  },
  { total: 0, matching: 0, share: '0%', title: undefined, sentence: undefined },
])('$matching of $total requests are $share, with the warning $title', ({ share, title, sentence, ...counts }) => {
  const estimate = { ...reach, ...counts, share: counts.total === 0 ? 0 : counts.matching / counts.total };
  expect(formatReachShare(estimate)).toBe(share);
  expect(audienceWarning(estimate) ?? {}).toEqual(title ? { title, sentence } : {});
});

test('says how many more requests would match without the costliest rule, even if none would', () => {
  expect(costSentence({ costliest: { rule: 'ip', matching_without: 9120 }, matching: 4210 })).toBe(
    'narrow the audience most: 4,910 more without them.',
  );
  expect(costSentence({ costliest: { rule: 'desktop_os', matching_without: 0 }, matching: 0 })).toBe(
    'narrows the audience most: still no matches without it.',
  );
});
