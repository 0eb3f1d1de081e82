import { expect, it } from 'vitest';
import { dayShare } from './day-share';

it.each([
  ['2026-11-20T12:00:00Z', 'UTC', 50],
  ['2026-11-20T12:00:00Z', 'Europe/Moscow', 62.5],
  ['2026-11-20T21:00:00Z', 'Europe/Moscow', 0],
  ['2026-11-20T18:15:00Z', 'Asia/Kathmandu', 0],
])('at %s in %s it is %d', (now, timeZone, share) => {
  expect(dayShare(timeZone, new Date(now))).toBe(share);
});
