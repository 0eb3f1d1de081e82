import type { Day } from './periods.ts';

const HOUR = 3_600_000;
const HALF_HOUR = HOUR / 2;

const everyHour: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * Finds the hours that days have by the clocks of a zone: one is missing where they go forward. A day has all of them in
 * a zone that the machine doesn't know.
 *
 * @param timezone an IANA name
 */
export function dayHours(timezone: string): (day: Day) => readonly number[] {
  const clock = timezone === 'UTC' ? undefined : clockOf(timezone);
  if (clock === undefined) return () => everyHour;
  // asking for each half hour of 400 days would take too long
  const hasChange = (noon: number) => {
    const hoursAt = (moment: number) => [moment, moment + HALF_HOUR].map((half) => clock(half).hour).join();
    // clocks that change by half an hour show another hour at one of the two
    return hoursAt(noon - 24 * HOUR) !== hoursAt(noon + 24 * HOUR);
  };
  return (day) => {
    const noon = Date.parse(day) + 12 * HOUR;
    if (!hasChange(noon)) return everyHour;
    const hours = new Set<number>();
    for (let moment = noon - 27 * HOUR; moment < noon + 27 * HOUR; moment += HALF_HOUR) {
      const time = clock(moment);
      if (time.day === day) hours.add(time.hour);
    }
    return everyHour.filter((hour) => hours.has(hour));
  };
}

function clockOf(timeZone: string) {
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      ...({ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const),
      ...({ hour: '2-digit', hourCycle: 'h23' } as const),
    });
    return (moment: number) => {
      const parts = format.formatToParts(moment);
      const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
      return { day: `${read('year')}-${read('month')}-${read('day')}`, hour: Number(read('hour')) };
    };
  } catch {
    return undefined;
  }
}
