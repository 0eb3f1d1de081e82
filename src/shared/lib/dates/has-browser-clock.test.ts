import { afterEach, expect, it } from 'vitest';
import { hasBrowserClock } from './has-browser-clock';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

it.each([
  ['Europe/Moscow', 'Europe/Moscow', true],
  // both are UTC+3 all year
  ['Europe/Moscow', 'Europe/Istanbul', true],
  ['Europe/Moscow', 'UTC', false],
  ['Asia/Kathmandu', 'Asia/Kolkata', false],
  // the same time in winter only
  ['Europe/London', 'UTC', false],
  ['Europe/London', 'Mars/Olympus', true],
])('a browser in %s shows the same times as %s: %s', (browser, timezone, isSame) => {
  process.env.TZ = browser;
  expect(hasBrowserClock(timezone, { from: '2026-07-01', to: '2026-11-20' })).toBe(isSame);
});

it.each([
  // both ends are in winter, but the year includes summer time
  ['2026-01-01', '2026-12-31', false],
  ['2026-01-01', '2026-03-28', true],
  ['2026-03-20', '2026-04-02', false],
  ['2026-11-01', '2027-03-01', true],
  ['2025-11-01', '2026-11-01', false],
  ['2026-07-10', '2026-07-10', false],
])('a browser in UTC shows the same times as London from %s to %s: %s', (from, to, isSame) => {
  process.env.TZ = 'UTC';
  expect(hasBrowserClock('Europe/London', { from, to })).toBe(isSame);
});
