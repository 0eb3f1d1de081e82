import { repeatedHour } from '@preroll/rules/analytics-hours';
import type { AnalyticsQuestion } from '@preroll/rules/analytics-question';
import { addDays, daysBetween } from '@preroll/rules/days';
import { type RepeatedTime, repeatedTimes } from '../time/repeated-times.ts';
import { zonedTime } from '../time/zoned-time.ts';
import { comparisonPeriod } from './comparison-period.ts';

/** Hours that a clock shows twice, and the row of a question where their second time belongs. */
export interface RepeatedHours extends RepeatedTime {
  /** The day in the period; of what is compared its counterpart there. */
  day: string;
  /** Those that the second time has a part of. */
  hours: readonly number[];
  isBefore: boolean;
}

/** The smallest part of an hour with which a clock goes back. */
const HALF_HOUR = 1_800_000;

/** What is added in queries to an hour that is repeated, so that it stands behind its first time. */
export const REPEATED = 0.5;

/**
 * The hours that a question counts apart from those with the same number: where its hours are those of days, rather than
 * of all days together.
 */
export function repeatedHours(question: AnalyticsQuestion): RepeatedHours[] {
  const { dimensions, timezone, dateFrom: from, dateTo: to } = question;
  if (!dimensions.includes('hour') || (!dimensions.includes('date') && from !== to)) return [];
  const before = comparisonPeriod(question);
  const within = (period: { from: string; to: string }, isBefore: boolean) =>
    repeatedTimes(timezone, period).flatMap((time) => {
      const moments: Date[] = [];
      for (let at = time.from.getTime(); at < time.to.getTime(); at += HALF_HOUR) moments.push(new Date(at));
      const { day } = zonedTime(timezone, time.from);
      if (day < period.from || day > period.to) return [];
      const hours = [...new Set(moments.map((moment) => zonedTime(timezone, moment).hour))];
      return [{ ...time, day: addDays(day, daysBetween(period.from, from)), hours, isBefore }];
    });
  return [...within({ from, to }, false), ...(before === null ? [] : within(before, true))];
}

/** The values of a row of the store, in which a repeated hour is a number with a fraction. */
export function withOffsets(
  { dimensions, dateFrom }: AnalyticsQuestion,
  repeated: readonly RepeatedHours[],
  values: string[],
): string[] {
  const index = dimensions.indexOf('hour');
  const hour = Number(values[index]) - REPEATED;
  if (repeated.length === 0 || !Number.isInteger(hour)) return values;
  const day = values[dimensions.indexOf('date')] ?? dateFrom;
  const { offset = '' } = repeated.find((time) => time.day === day) ?? repeated[0] ?? {};
  return values.with(index, repeatedHour(hour, offset));
}
