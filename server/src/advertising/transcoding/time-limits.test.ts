import { expect, test } from 'vitest';
import { encodingTime, MAX_JOB_SECONDS } from './time-limits.ts';

const MINUTE = 60_000;

test.each([
  ['almost nothing', 0, 5],
  ['half a minute of Full HD', 1920 * 1080 * 25 * 30, 10],
  ['a minute of 4K at 60 frames per second, the maximum', 3840 * 2160 * 60 * 60, 105],
  ['more than is accepted today', 8192 * 8192 * 60 * 3600, 120],
])('the time limit for %s', (_name, pixels, minutes) => {
  expect(Math.round(encodingTime(pixels) / MINUTE)).toBe(minutes);
});

test('the limit of a job exceeds the longest encoding', () => {
  expect(MAX_JOB_SECONDS * 1000).toBeGreaterThan(encodingTime(Number.POSITIVE_INFINITY));
});
