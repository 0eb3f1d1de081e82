import { tzOffset } from '@date-fns/tz/tzOffset';
import type { Day } from './days.ts';

export interface ZonedTime {
  day: Day;
  hour: number;
  minute: number;
  /** Monday is 1. */
  weekday: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Offsets only change at a multiple of 15 minutes of UTC. */
const QUARTER = 15 * MINUTE;

/** Caches the offset of the last requested quarter of an hour by time zone, because `Intl` is slow. */
const latest = new Map<string, { quarter: number; offset: number }>();

/** The offset of a time zone from UTC, in milliseconds; NaN for an unknown zone. */
export function offsetAt(timezone: string, moment: Date | number): number {
  const quarter = Math.floor(Number(moment) / QUARTER);
  const known = latest.get(timezone);
  if (known?.quarter === quarter) return known.offset;
  const offset = tzOffset(timezone, new Date(moment)) * MINUTE;
  if (!Number.isNaN(offset)) latest.set(timezone, { quarter, offset });
  return offset;
}

/**
 * Converts a moment to local time.
 * @throws RangeError for an unknown zone
 */
export function zonedTime(timezone: string, moment: Date | number): ZonedTime {
  const local = new Date(Number(moment) + offsetAt(timezone, moment));
  return {
    day: local.toISOString().slice(0, 10),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    weekday: local.getUTCDay() || 7,
  };
}

/**
 * Returns the first moment with a given local day, hour and minute, or the next existing one if daylight saving time
 * skips it.
 */
export function firstMoment(timezone: string, { day, hour, minute }: Omit<ZonedTime, 'weekday'>): Date {
  const local = Date.parse(day) + hour * HOUR + minute * MINUTE;
  const candidates = [local - DAY, local + DAY]
    .map((near) => local - offsetAt(timezone, near))
    .filter((moment) => moment + offsetAt(timezone, moment) >= local);
  return new Date(Math.min(...candidates));
}

/** Returns the first moment of an hour of a day in a time zone. */
export const startOfHour = (timezone: string, day: Day, hour: number): Date =>
  firstMoment(timezone, { day, hour, minute: 0 });

/** Returns the first moment of a day in a time zone. */
export const startOfDay = (timezone: string, day: Day): Date => startOfHour(timezone, day, 0);
