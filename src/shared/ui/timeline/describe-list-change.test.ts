import { expect, it } from 'vitest';
import { describeListChange } from './describe-list-change';

it.each([
  [[], ['IAB17'], 'added IAB17'],
  [['IAB17', 'IAB3'], ['IAB3'], 'removed IAB17'],
  [['IAB17'], ['IAB3', 'IAB4'], 'added IAB3, IAB4, removed IAB17'],
  [['IAB17', 'IAB3'], ['IAB3', 'IAB17'], ''],
])('%j to %j: "%s"', (old, next, words) => {
  expect(describeListChange(old, next)).toBe(words);
});
