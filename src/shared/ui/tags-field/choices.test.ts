import { expect, test } from 'vitest';
import { checkByName, namesOf } from './choices';

const choices = [{ value: 'DE', label: 'Germany' }];

test('shows an item without a name as it is', () => {
  expect(['DE', 'FR'].map(namesOf(choices))).toEqual(['Germany', 'FR']);
});

test.each([
  ['germany', 'DE'],
  [' Germany ', 'DE'],
  ['DE', 'DE'],
  ['FR', 'FR'],
])('%j is %s', (text, item) => {
  expect(checkByName((code) => ({ item: code }), choices)(text)).toEqual({ item });
});
