import { expect, it } from 'vitest';
import { stepsOf } from './steps-of.ts';

/** Takes the steps of a range, each of which lasts as many milliseconds as `timeOf` says of its length. */
function take(range: { first: number; last: number }, size: number, timeOf: (length: number) => number) {
  let now = 0;
  const lengths: number[] = [];
  let next = range.first;
  for (const { first, last } of stepsOf(range, size, () => now)) {
    expect(first).toBe(next);
    next = last + 1;
    lengths.push(last - first + 1);
    now += timeOf(last - first + 1);
  }
  expect(next).toBe(range.last + 1);
  return lengths;
}

it.each<[string, number, (length: number) => number, number[]]>([
  ['grow while they are quick, up to ten times the first', 60, () => 1, [1, 2, 4, 8, 10, 10, 10, 10, 5]],
  ['stay as they are while they take neither long nor short', 9, (length) => length * 60, [1, 1, 1, 1, 1, 1, 1, 1, 1]],
])('steps %s', (_, last, timeOf, lengths) => {
  expect(take({ first: 1, last }, 1, timeOf)).toEqual(lengths);
});

it('steps shrink while they are slow, down to a single key', () => {
  expect(take({ first: 5, last: 20 }, 8, (length) => length * 300)).toEqual([8, 4, 2, 1, 1]);
});

it('takes the first and the last key, and no step where there are none', () => {
  expect(take({ first: 3, last: 3 }, 100, () => 1)).toEqual([1]);
  expect(take({ first: 1, last: 0 }, 100, () => 1)).toEqual([]);
});
