import { expect, test } from 'vitest';
import { summarizeNames } from './summarize-names.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `n${index + 1}`);

test.each([
  [0, ''],
  [1, 'n1'],
  [2, 'n1, n2'],
  [3, 'n1, n2, n3'],
  [4, 'n1, n2, n3 and 1 more'],
  [5000, 'n1, n2, n3 and 4,997 more'],
])('%i names', (count, text) => {
  expect(summarizeNames(many(count))).toBe(text);
});

test.each([
  [1, 'n1'],
  [2, 'n1 and n2'],
  [3, 'n1, n2 and 1 more'],
])('%i names in a sentence', (count, text) => {
  expect(summarizeNames(many(count), { max: 2, lastSeparator: ' and ' })).toBe(text);
});

test('calls nameOf only for the listed items', () => {
  const asked: number[] = [];
  const nameOf = (index: number) => {
    asked.push(index);
    return `n${index}`;
  };
  const items = Array.from({ length: 5000 }, (_, index) => index);
  expect(summarizeNames(items, { nameOf })).toBe('n0, n1, n2 and 4,997 more');
  expect(asked).toEqual([0, 1, 2]);
});
