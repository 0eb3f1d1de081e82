import { isTimezone } from './timezones.ts';

/** A moment as clocks on a wall show it. */
export interface ZonedTime {
  /** YYYY-MM-DD */
  day: string;
  hour: number;
  /** Monday is 1. */
  weekday: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than all that a list does with it. Kept for zones that there are: of other names there is no end. */
function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  if (isTimezone(timezone)) clocks.set(timezone, clock);
  return clock;
}

const times = new WeakMap<Date, Map<string, ZonedTime>>();

/**
 * Worked out once for a moment and zone: a list asks for the same few again and again.
 * @throws RangeError for a zone that isn't there
 */
export function zonedTime(timezone: string, moment: Date): ZonedTime {
  const known = times.get(moment) ?? new Map<string, ZonedTime>();
  const time = known.get(timezone) ?? readClock(timezone, moment);
  times.set(moment, known.set(timezone, time));
  return time;
}

function readClock(timezone: string, moment: Date): ZonedTime {
  const parts = new Map(
    clockOf(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return { day, hour: Number(parts.get('hour')), weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7 };
}
