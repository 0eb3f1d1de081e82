import { expect, it } from 'vitest';
import { dayHours } from './day-hours.ts';

const everyHour = Array.from({ length: 24 }, (_, hour) => hour);

it.each([
  ['Europe/Berlin', '2026-03-28', []],
  ['Europe/Berlin', '2026-03-29', [2]],
  ['Europe/Berlin', '2026-03-30', []],
  // end of daylight saving time
  ['Europe/Berlin', '2026-10-25', []],
  ['America/New_York', '2026-03-08', [2]],
  // the change is at midnight
  ['America/Santiago', '2026-09-06', [0]],
  // the change is half an hour, so half of the hour exists
  ['Australia/Lord_Howe', '2026-10-04', []],
  ['UTC', '2026-03-29', []],
  ['Mars/Olympus', '2026-03-29', []],
])('in %s, %s lacks the hours %j', (timezone, day, missing: number[]) => {
  expect(dayHours(timezone, day)).toEqual(everyHour.filter((hour) => !missing.includes(hour)));
});
