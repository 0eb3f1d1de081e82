import { locale } from './locale';

/**
 * How much of the day has passed in a time zone, in percent.
 *
 * @param timeZone an IANA name
 */
export function dayShare(timeZone: string, now = new Date()): number {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return ((read('hour') * 60 + read('minute')) / (24 * 60)) * 100;
}
