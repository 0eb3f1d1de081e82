import { expect, it } from 'vitest';
import { formatDateTime } from './format-date';
import { formatDateTimeIn, formatDayAndTime } from './format-day-and-time';

it.each([
  ['2026-11-23T06:00:00Z', 'Europe/Moscow', '23/11/2026', '09:00'],
  ['2026-11-23T18:15:00Z', 'Asia/Kathmandu', '24/11/2026', '00:00'],
  ['2026-07-01T03:59:00Z', 'America/New_York', '30/06/2026', '23:59'],
])('%s in %s is on %s at %s', (date, timeZone, day, time) => {
  expect(formatDayAndTime(date, timeZone)).toEqual({ day, time });
  expect(formatDateTimeIn(date, timeZone)).toBe(`${day}, ${time}`);
});

it.each([undefined, 'Mars/Olympus'])("falls back to the browser's zone without a known one: %s", (timeZone) => {
  const date = '2026-11-23T06:00:00Z';
  // the second call uses the cached format
  for (const { day, time } of [formatDayAndTime(date, timeZone), formatDayAndTime(date, timeZone)])
    expect(`${day}, ${time}`).toBe(formatDateTime(date));
});
