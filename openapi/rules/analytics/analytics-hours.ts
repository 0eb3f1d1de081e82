/**
 * The value of an hour repeated when daylight saving time ends: the second one is followed by its offset from UTC,
 * `1-05:00`. Any other hour is a number.
 */
export const repeatedHour = (hour: number, offset: string): string => `${hour}${offset}`;

/** The hour of such a value, 0 to 23. */
export const hourOf = (value: string): number => Number.parseInt(value, 10);

/** Formats an hour: `01:00`, or `01:00 (UTC-05:00)` for a repeated one. */
export function hourLabel(value: string): string {
  const [, hour = '', offset = ''] = /^(\d+)(.*)$/.exec(value) ?? [];
  const time = `${hour.padStart(2, '0')}:00`;
  return offset === '' ? time : `${time} (UTC${offset})`;
}
