import type { AnalyticsQuestion } from '@preroll/rules/analytics/analytics-question';
import { addDays, eachDay } from '@preroll/rules/time/days';
import type { Period } from '@preroll/rules/time/periods';
import { offsetAt, startOfDay } from '@preroll/rules/time/zoned-time';
import { comparisonPeriod } from './comparison-period.ts';

/** A time span that the clock shows for the second time, because it went back. */
export interface RepeatedTime {
  from: Date;
  /** Exclusive. */
  to: Date;
  /** The UTC offset from then on, such as `-05:00`. */
  offset: string;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/** Finds the times that the clock of a zone repeats in a period. */
export function repeatedTimes(timezone: string, { from, to }: Period): RepeatedTime[] {
  return eachDay(from, to).flatMap((day) => {
    const offset = offsetAt(timezone, startOfDay(timezone, addDays(day, 1)));
    let moment = startOfDay(timezone, day).getTime();
    const back = offsetAt(timezone, moment) - offset;
    if (back <= 0) return [];
    while (offsetAt(timezone, moment) !== offset) moment += QUARTER;
    return [{ from: new Date(moment), to: new Date(moment + back), offset: writeOffset(offset / MINUTE) }];
  });
}

/**
 * The repeated times that get separate rows, in both periods. Only questions by day have them; otherwise all hours with the
 * same number share one row.
 */
export function repeatedHours(question: AnalyticsQuestion): RepeatedTime[] {
  const { dimensions, timezone, dateFrom: from, dateTo: to } = question;
  if (!dimensions.includes('hour') || (!dimensions.includes('date') && from !== to)) return [];
  const before = comparisonPeriod(question);
  return [{ from, to }, ...(before === null ? [] : [before])].flatMap((period) => repeatedTimes(timezone, period));
}

function writeOffset(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}
