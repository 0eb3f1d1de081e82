import { expect, it } from 'vitest';
import { spreadLabels } from './spread-labels';

const bounds = { from: 0, to: 100 };

it.each([
  ['leaves what is apart where it is', [90, 50, 10], [90, 50, 10]],
  ['moves what is too close, in its order', [52, 50], [52, 40]],
  ['keeps to the bounds', [120, 98, -5], [100, 88, 0]],
  ['moves back what would leave them', [10, 6, 3], [24, 12, 0]],
])('%s', (_, places, expected) => {
  expect(spreadLabels(places, 12, bounds)).toEqual(expected);
});
