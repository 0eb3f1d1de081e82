import { expect, test } from 'vitest';
import { conflictSentence, sharedItems } from './conflicts';

test.each([
  [['DE'], 'DE is also in “Exclude”: keep it in one list'],
  [['DE', 'FR'], 'DE and FR are also in “Exclude”: keep each in one list'],
  [['DE', 'FR', 'IT'], 'DE, FR and IT are also in “Exclude”: keep each in one list'],
  [['DE', 'FR', 'IT', 'ES', 'PT'], 'DE, FR, IT and 2 more are also in “Exclude”: keep each in one list'],
])('%j: %s', (shared, sentence) => {
  expect(conflictSentence(shared, 'Exclude')).toBe(sentence);
});

test.each([
  [[], ['DE'], []],
  [['DE', 'FR'], ['IT'], []],
  [
    ['DE', 'FR', 'IT'],
    ['IT', 'DE'],
    ['DE', 'IT'],
  ],
])('%j and %j have %j in common', (one, other, shared) => {
  expect(sharedItems(one, other)).toEqual(shared);
});
