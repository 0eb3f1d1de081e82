import { expect, test } from 'vitest';
import { OpaqueValue } from '@/shared/lib/forms';
import { sidesSummary } from './summaries';

test.each([
  [[], [], 'Any'],
  [['a', 'b', 'c'], ['d'], '3 included, 1 excluded'],
  [[], Array.from({ length: 5000 }, String), '5,000 excluded'],
])('summarizes %j and %j', (white, black, summary) => {
  expect(sidesSummary(new OpaqueValue(white), new OpaqueValue(black))).toBe(summary);
});

test('treats other values as empty lists', () => {
  expect(sidesSummary(undefined, null)).toBe('Any');
});
