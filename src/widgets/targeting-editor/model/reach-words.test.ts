import { expect, test } from 'vitest';
import { costSentence, countSentence, emptyAudienceMessage, shareText } from './reach-words';

const reach = { total: 20_000, matching: 4210, share: 0.2105, is_sample: true, days: 7, costliest: null };

test('formats the count and the share', () => {
  expect(countSentence(reach)).toBe('4,210 of 20,000 requests of the last 7 days');
  expect(countSentence({ ...reach, total: 0, matching: 0 })).toBe('No requests in the last 7 days');
  expect(shareText(reach)).toBe('21.1%');
});

test('explains an empty audience only if there were requests', () => {
  expect(emptyAudienceMessage(reach)).toBeNull();
  expect(emptyAudienceMessage({ ...reach, matching: 1 })).toBeNull();
  expect(emptyAudienceMessage({ ...reach, matching: 0 })).toBe(
    'None of 20,000 requests of the last 7 days would match.',
  );
  expect(emptyAudienceMessage({ ...reach, total: 0, matching: 0 })).toBeNull();
});

test('says how many more would match without the costliest rule, even if none', () => {
  expect(costSentence({ costliest: { rule: 'ip', matching_without: 9120 }, matching: 4210 })).toBe(
    'narrow the audience most: 4,910 more without them.',
  );
  expect(costSentence({ costliest: { rule: 'desktop_os', matching_without: 0 }, matching: 0 })).toBe(
    'narrows the audience most: still no matches without it.',
  );
});
