import { expect, it } from 'vitest';
import { rulerEnd } from './ruler-end';

const format = (min: number | null, max: number | null, skip: number | null = null) => ({
  min_duration: min,
  max_duration: max,
  skip_offset: skip,
});

it.each([
  [[], 15],
  [[format(null, null)], 15],
  [[format(5, null)], 30],
  [[format(5, 15)], 15],
  [[format(5, 15.5)], 30],
  [[format(5, 30), format(null, 60, 5)], 60],
  [[format(90, null)], 105],
  [[format(0, 10, 20)], 30],
])('the ruler of %j ends at %i s', (formats, end) => {
  expect(rulerEnd(formats)).toBe(end);
});
