import { expect, test } from 'vitest';
import { encodingTime, LONGEST_JOB } from './time-limits.ts';

const MINUTE = 60_000;

test.each([
  ['nothing to speak of', 0, 5],
  ['half a minute of Full HD', 1920 * 1080 * 25 * 30, 10],
  ['a minute of 4K with 60 frames a second, the most that is taken', 3840 * 2160 * 60 * 60, 105],
  ['more than is taken today', 8192 * 8192 * 60 * 3600, 120],
])('%s has its time', (_name, pixels, minutes) => {
  expect(Math.round(encodingTime(pixels) / MINUTE)).toBe(minutes);
});

test('a job may take longer than the longest encoding', () => {
  expect(LONGEST_JOB * 1000).toBeGreaterThan(encodingTime(Number.POSITIVE_INFINITY));
});
