import { zonedTime } from '@preroll/rules/time/zoned-time';

/**
 * How much of the day has passed in a time zone, in percent.
 *
 * @param timeZone an IANA name
 */
export function dayShare(timeZone: string, now = new Date()): number {
  const { hour, minute } = zonedTime(timeZone, now);
  return ((hour * 60 + minute) / (24 * 60)) * 100;
}
