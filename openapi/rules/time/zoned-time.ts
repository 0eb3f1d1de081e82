import { tzOffset } from '@date-fns/tz/tzOffset';
import type { Day } from './periods.ts';

/** A moment in local time. */
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

/** Clocks change at most at quarters of an hour of UTC. */
const QUARTER = 15 * MINUTE;

/** The quarter last asked for, by time zone: `Intl`, which knows the offsets, is slow. */
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
 * Returns the first moment at which the clock of a time zone shows a day, an hour and a minute, or a later one where clocks
 * skip it.
 */
export function firstMoment(timezone: string, { day, hour, minute }: Omit<ZonedTime, 'weekday'>): Date {
  const local = Date.parse(day) + hour * HOUR + minute * MINUTE;
  const candidates = [local - DAY, local + DAY]
    .map((near) => local - offsetAt(timezone, near))
    .filter((moment) => moment + offsetAt(timezone, moment) >= local);
  return new Date(Math.min(...candidates));
}

/** Returns the first moment at which the clock of a time zone shows a day and an hour. */
export const startOfHour = (timezone: string, day: Day, hour: number): Date =>
  firstMoment(timezone, { day, hour, minute: 0 });

/** Returns the first moment of a day by the clock of a time zone. */
export const startOfDay = (timezone: string, day: Day): Date => startOfHour(timezone, day, 0);
