import { isTimezone } from '@preroll/rules/timezones';

/** A moment in local time. */
export interface ZonedTime {
  /** YYYY-MM-DD */
  day: string;
  hour: number;
  /** Monday is 1. */
  weekday: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Caches formatters, because creating one costs more than everything else a list does with it. Only supported zones are
 * cached, so the cache is bounded.
 */
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
 * Converts a moment to local time. Memoized by moment and zone, because lists ask for the same few again and again.
 * @throws RangeError for an unknown zone
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
