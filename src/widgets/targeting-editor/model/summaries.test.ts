import { expect, test } from 'vitest';
import { Whole } from '@/shared/lib/forms';
import { sidesSummary } from './summaries';

test.each([
  [[], [], 'Any'],
  [['a', 'b', 'c'], ['d'], '3 included, 1 excluded'],
  [[], Array.from({ length: 5000 }, String), '5,000 excluded'],
])('%j and %j', (white, black, summary) => {
  expect(sidesSummary(new Whole(white), new Whole(black))).toBe(summary);
});

test('what is no list is none', () => {
  expect(sidesSummary(undefined, null)).toBe('Any');
});
