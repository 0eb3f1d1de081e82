import { addDays } from '@preroll/rules/time/days';
import { startOfDay, zonedTime } from '@preroll/rules/time/zoned-time';

/** A day in a time zone, from `start` (inclusive) to `end` (exclusive), in epoch milliseconds. */
export interface ZoneDay {
  day: string;
  start: number;
  end: number;
}

export type FindZoneDay = (timezone: string, at: number) => ZoneDay;

/** Finds the day of a time. Caches the last day of each zone, because computing a zone's offset is slow. */
export function createZoneDays(): FindZoneDay {
  const latest = new Map<string, ZoneDay>();
  return (timezone, at) => {
    const cached = latest.get(timezone);
    if (cached !== undefined && cached.start <= at && at < cached.end) return cached;
    const { day } = zonedTime(timezone, at);
    const [start, end] = [startOfDay(timezone, day).getTime(), startOfDay(timezone, addDays(day, 1)).getTime()];
    const found = { day, start, end };
    latest.set(timezone, found);
    return found;
  };
}
