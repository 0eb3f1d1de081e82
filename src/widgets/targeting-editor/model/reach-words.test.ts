import { expect, test } from 'vitest';
import { costSentence, countSentence, nobodySentence, shareText } from './reach-words';

const reach = { total: 20_000, matching: 4210, share: 0.2105, is_sample: true, days: 7, costliest: null };

test('how many of how many, and how much of all', () => {
  expect(countSentence(reach)).toBe('4,210 of 20,000 requests of the last 7 days');
  expect(countSentence({ ...reach, total: 0, matching: 0 })).toBe('No requests in the last 7 days');
  expect(shareText(reach)).toBe('21.1%');
});

test('that there is nobody, where there is nobody and there could have been', () => {
  expect(nobodySentence(reach)).toBeNull();
  expect(nobodySentence({ ...reach, matching: 1 })).toBeNull();
  expect(nobodySentence({ ...reach, matching: 0 })).toBe('None of 20,000 requests of the last 7 days would match.');
  expect(nobodySentence({ ...reach, total: 0, matching: 0 })).toBeNull();
});

test('what the costliest rule costs, also where others leave nobody, too', () => {
  expect(costSentence({ rule: 'ip', matching_without: 9120 })).toBe('cost the most: 9,120 without.');
  expect(costSentence({ rule: 'ip', matching_without: 0 })).toMatch(/^refuse the most, though not alone/);
});
