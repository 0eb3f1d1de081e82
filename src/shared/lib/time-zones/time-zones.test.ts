import { expect, test } from 'vitest';
import { findTimeZones } from './time-zones';

test.each([
  ['utc', 'UTC'],
  ['New_York', 'America/New_York'],
  ['new york', 'America/New_York'],
  [' europe/mos', 'Europe/Moscow'],
  ['kathmandu', 'Asia/Kathmandu'],
  ['calcutta', 'Asia/Kolkata'],
  ['kiev', 'Europe/Kyiv'],
])('%j finds %s', (text, zone) => {
  expect(findTimeZones(text)[0]?.value).toBe(zone);
});

test('limits the length of a list', () => {
  expect(findTimeZones('')).toHaveLength(50);
  expect(findTimeZones('')[0]?.value).toBe('UTC');
});
