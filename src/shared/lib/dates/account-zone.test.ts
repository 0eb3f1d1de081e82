import { beforeEach, expect, it } from 'vitest';
import { accountToday, accountZone, storeAccountZone } from './account-zone';
import { periodOf } from './period';

beforeEach(() => localStorage.clear());

it.each([
  ['Europe/Moscow', '2026-11-21'],
  ['America/New_York', '2026-11-20'],
  ['Asia/Kathmandu', '2026-11-21'],
])('in %s the day is %s', (timezone, day) => {
  storeAccountZone(timezone);
  expect(accountZone()).toBe(timezone);
  expect(accountToday(new Date('2026-11-20T21:30:00Z'))).toBe(day);
});

it("is the browser's day for a visitor", () => {
  expect(accountZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

it("the dates of screens follow the account's time zone", () => {
  // these zones are on different days at any time
  const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Niue'].map((timezone) => {
    storeAccountZone(timezone);
    return periodOf({}, 'today').to;
  });
  expect(ahead).not.toBe(behind);
});
