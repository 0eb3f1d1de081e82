/**
 * The value of an hour that a clock shows for the second time, on the day on which it goes back: with its offset from UTC
 * behind it, `1-05:00`. Any other hour is a number.
 */
export const repeatedHour = (hour: number, offset: string): string => `${hour}${offset}`;

/** The hour of a value, 0 to 23. */
export const hourOf = (value: string): number => Number.parseInt(value, 10);

/** What people read: `01:00`, and `01:00 (UTC-05:00)` for the second time. */
export function hourLabel(value: string): string {
  const [, hour = '', offset = ''] = /^(\d+)(.*)$/.exec(value) ?? [];
  const time = `${hour.padStart(2, '0')}:00`;
  return offset === '' ? time : `${time} (UTC${offset})`;
}
