import { expect, it } from 'vitest';
import { startOfDay, startOfHour, zonedTime } from './zoned-time.ts';

it.each([
  ['UTC', '2026-11-23T06:05:00Z', '2026-11-23', 6, 5, 1],
  ['Asia/Kathmandu', '2026-11-22T18:15:00Z', '2026-11-23', 0, 0, 1],
  ['America/New_York', '2026-07-06T03:59:00Z', '2026-07-05', 23, 59, 7],
  // the second occurrence of a repeated hour
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01', 1, 30, 7],
])('in %s, %s is on %s at %d:%d', (timezone, moment, day, hour, minute, weekday) => {
  expect(zonedTime(timezone, new Date(moment))).toEqual({ day, hour, minute, weekday });
});

it('rejects an unknown zone', () => {
  expect(() => zonedTime('Mars/Olympus', 0)).toThrow(RangeError);
});

it.each([
  ['UTC', '2026-03-29', 2, '2026-03-29T02:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-29', 0, '2026-03-28T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-29', 0, '2026-03-28T10:00:00.000Z'],
  // the hour doesn't exist
  ['Europe/Berlin', '2026-03-29', 2, '2026-03-29T01:00:00.000Z'],
  // the hour is repeated
  ['Europe/Berlin', '2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', 3, '2026-10-25T02:00:00.000Z'],
  // doesn't exist at midnight, and is repeated before midnight
  ['America/Santiago', '2026-09-06', 0, '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-04-05', 0, '2026-04-05T04:00:00.000Z'],
  // a change of half an hour
  ['Australia/Lord_Howe', '2026-04-05', 1, '2026-04-04T14:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', 2, '2026-04-04T15:30:00.000Z'],
])('in %s, on %s, hour %d begins at %s', (timezone, day, hour, moment) => {
  expect(startOfHour(timezone, day, hour).toISOString()).toBe(moment);
  if (hour === 0) expect(startOfDay(timezone, day).toISOString()).toBe(moment);
});
