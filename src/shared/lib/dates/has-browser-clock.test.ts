import { afterEach, expect, it } from 'vitest';
import { hasBrowserClock } from './has-browser-clock';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

it.each([
  ['Europe/Moscow', 'Europe/Moscow', true],
  // another name of the same hours
  ['Europe/Moscow', 'Europe/Istanbul', true],
  ['Europe/Moscow', 'UTC', false],
  ['Asia/Kathmandu', 'Asia/Kolkata', false],
  // as late in winter only
  ['Europe/London', 'UTC', false],
  ['Europe/London', 'Mars/Olympus', true],
])('clocks in %s show those of %s: %s', (browser, timezone, isSame) => {
  process.env.TZ = browser;
  expect(hasBrowserClock(timezone, ['2026-07-01', '2026-11-20'])).toBe(isSame);
});
