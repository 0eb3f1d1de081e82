import { addDays, type Day } from './days.ts';
import { offsetAt, startOfDay, zonedTime } from './zoned-time.ts';

const HALF_HOUR = 1_800_000;

const everyHour: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * Lists the hours of a day in a time zone. An hour is missing when daylight saving time starts. In an unknown zone,
 * days have all hours.
 *
 * @param timezone an IANA name
 */
export function dayHours(timezone: string, day: Day): readonly number[] {
  const [start, end] = [startOfDay(timezone, day), startOfDay(timezone, addDays(day, 1))].map(Number) as [
    number,
    number,
  ];
  if (!(offsetAt(timezone, start - 1) < offsetAt(timezone, end))) return everyHour;
  const hours = new Set<number>();
  for (let moment = start; moment < end; moment += HALF_HOUR) hours.add(zonedTime(timezone, moment).hour);
  return everyHour.filter((hour) => hours.has(hour));
}
