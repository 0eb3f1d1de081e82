import { afterEach, describe, expect, test } from 'vitest';
import { dayOf, formatDay, formatMonth, parseDay } from './day';

test.each([
  ['31/12/2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  ['01.02.26', '2026-02-01'],
  ['1-2-2026', '2026-02-01'],
  ['1 2 2026', '2026-02-01'],
  ['01 / 02 / 2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['1 Feb 2026', '2026-02-01'],
  ['1st February 2026', '2026-02-01'],
  ['12-Sept-2026', '2026-09-12'],
  [' 2026-02-01 ', '2026-02-01'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2000', '2000-02-29'],
])('%j is %s', (text, day) => {
  expect(parseDay(text)).toEqual({ day });
});

test.each([
  ['', 'Write the day as dd/mm/yyyy, such as 31/12/2026'],
  ['tomorrow', 'Write the day as dd/mm/yyyy, such as 31/12/2026'],
  ['31/12', 'Write the day as dd/mm/yyyy, such as 31/12/2026'],
  ['1 Febtober 2026', 'Write the day as dd/mm/yyyy, such as 31/12/2026'],
  ['12/31/2026', 'There are twelve months. The day comes first'],
  ['2026-13-01', 'There are twelve months. The day comes first'],
  ['31/02/2026', 'February 2026 has 28 days'],
  ['30/02/2024', 'February 2024 has 29 days'],
  ['29/02/2100', 'February 2100 has 28 days'],
  ['31/04/2026', 'April 2026 has 30 days'],
  ['0/4/2026', 'April 2026 has 30 days'],
])('%j: %s', (text, problem) => {
  expect(parseDay(text)).toEqual({ problem });
});

test.each([
  ['2026-12-31', '31/12/2026'],
  ['31/02/2026', '31/02/2026'],
  ['2026-02-31', '2026-02-31'],
  [null, ''],
])('%j is written %j', (value, text) => {
  expect(formatDay(value)).toBe(text);
});

test.each([
  ['2026-11', 'November 2026'],
  ['2027-01', 'January 2027'],
])('the month %s is written %s', (month, text) => {
  expect(formatMonth(month)).toBe(text);
});

describe('in every time zone', () => {
  const home = process.env.TZ;
  afterEach(() => {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  });

  test.each([
    ['Pacific/Honolulu', '2026-12-31'],
    ['America/Los_Angeles', '2026-12-31'],
    ['UTC', '2027-01-01'],
    ['Asia/Tokyo', '2027-01-01'],
    ['Pacific/Kiritimati', '2027-01-01'],
  ])("%s: a day doesn't shift, a moment belongs to the local day", (zone, day) => {
    process.env.TZ = zone;
    expect(parseDay('31/12/2026')).toEqual({ day: '2026-12-31' });
    expect(parseDay('1 Jan 2027')).toEqual({ day: '2027-01-01' });
    expect(formatDay('2026-12-31')).toBe('31/12/2026');
    expect(dayOf(new Date('2027-01-01T02:00:00Z'))).toBe(day);
  });
});
