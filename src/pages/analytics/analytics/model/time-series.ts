import { hourLabel, hourOf } from '@preroll/rules/analytics/analytics-hours';
import { isRate } from '@preroll/rules/analytics/analytics-metrics';
import { dayHours } from '@preroll/rules/time/day-hours';
import type { AnalyticsAnswer, AnalyticsMetric, AnalyticsNumbers, AnalyticsPassport } from '@/shared/api';
import { type Day, writeDay } from '@/shared/lib/dates';

/** A point of the chart over time. */
export interface Moment {
  /** A day, or an hour such as `14:00`; `01:00 (UTC-05:00)` for one that the clocks repeat. */
  at: string;
  now: number | null;
  before: number | null;
}

/** The hour under way, where the days of a report begin. */
export interface Present {
  today: Day;
  hour: number;
}

/** Negative for an hour that is over, 0 for the one under way, positive for one that has not begun. */
const ahead = ({ today, hour }: Present, day = '', of = ''): number =>
  day === today ? hourOf(of) - hour : day < today ? -1 : 1;

/** A metric from moment to moment, beside that of the other period. Hours that have not begun have no value. */
export function timeSeriesOf(
  { rows, dimensions }: AnalyticsAnswer,
  metric: AnalyticsMetric,
  present: Present,
): Moment[] {
  const isByHour = dimensions.length > 1;
  const hourText = hourWriter(rows);
  return rows.map(({ dims: [day, hour], metrics, compare }) => ({
    at: isByHour ? hourText(day?.value, hour?.value) : (day?.value ?? ''),
    now: isByHour && ahead(present, day?.value, hour?.value) > 0 ? null : (metrics[metric] ?? null),
    before: compare?.[metric] ?? null,
  }));
}

/** Of a series by hour, as it is written there. */
export function hourUnderWay({ rows }: AnalyticsAnswer, present: Present): string | undefined {
  const [day, hour] = rows.find(({ dims: [at, of] }) => ahead(present, at?.value, of?.value) === 0)?.dims ?? [];
  return day && hourWriter(rows)(day.value, hour?.value);
}

/** Names the day of an hour where there are several. */
function hourWriter(rows: AnalyticsAnswer['rows']) {
  const days = new Set(rows.map(({ dims: [day] }) => day?.value));
  return (day: string | undefined, hour = ''): string => {
    const time = hourLabel(hour);
    return days.size > 1 ? `${writeDay(day).slice(0, 5)} ${time}` : time;
  };
}

const DAY = 86_400_000;

const eachHourOfWeek = <Value>(value: Value): Value[][] =>
  Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => value));

/**
 * A metric for each hour of the week, from Monday: the average of that hour, because a period has more Mondays than
 * Tuesdays, or a rate. null for an hour that the period has not.
 */
export function weekOf(
  { rows, passport }: AnalyticsAnswer,
  metric: AnalyticsMetric,
  present: Present,
): (number | null)[][] {
  const week = eachHourOfWeek<number | null>(null);
  const counts = hoursOfWeek(passport, present);
  for (const { dims, metrics } of rows) {
    // an hour that the clocks repeat is a row of its own, of the same hour
    const [day, hour] = dims.map(({ value }) => hourOf(value));
    if (day === undefined || hour === undefined) continue;
    const [hours, count = 0] = [week[day - 1], counts[day - 1]?.[hour]];
    const value = metrics[metric] ?? null;
    if (!hours || count === 0 || value === null) continue;
    hours[hour] = isRate(metric) ? (hours[hour] ?? value) : (hours[hour] ?? 0) + value / count;
  }
  return week;
}

/** How often a period has each hour of the week, from Monday, as far as it has begun. */
function hoursOfWeek({ date_from, date_to, timezone }: AnalyticsPassport, present: Present) {
  const counts = eachHourOfWeek(0);
  const last = date_to < present.today ? date_to : present.today;
  for (let at = Date.parse(date_from); at <= Date.parse(last); at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10);
    const hours = counts[(new Date(at).getUTCDay() + 6) % 7] ?? [];
    const begun = day === present.today ? present.hour : 23;
    for (const hour of dayHours(timezone, day)) if (hour <= begun) hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return counts;
}

/** The weeks that a chart has only days of, from the bounds of the period or because they are not over: `5 of 7 days`. */
export function partialWeeks({ rows, passport }: AnalyticsAnswer, today: Day): ReadonlyMap<string, string> {
  const from = Date.parse(passport.date_from);
  const to = Math.min(Date.parse(passport.date_to), Date.parse(today));
  return new Map(
    rows.flatMap(({ dims: [week] }) => {
      const monday = Date.parse(week?.value ?? '');
      const days = (Math.min(to, monday + 6 * DAY) - Math.max(from, monday)) / DAY + 1;
      return week && days < 7 ? [[week.value, `${Math.max(0, days)} of 7 days`] as const] : [];
    }),
  );
}

/** The moments of a trend: without hours, days and weeks that are not over, or that the bounds of the period cut. */
export function trendOf(answer: AnalyticsAnswer, present: Present): AnalyticsNumbers[] {
  const [grain, byHour] = answer.dimensions;
  const partial = grain === 'week' ? partialWeeks(answer, present.today) : undefined;
  return answer.rows
    .filter(({ dims: [at, hour] }) => {
      if (byHour) return ahead(present, at?.value, hour?.value) < 0;
      return partial ? !partial.has(at?.value ?? '') : at?.value !== present.today;
    })
    .map(({ metrics }) => metrics);
}

/** Share of a part in its total, 0 to 1; undefined where there is none. */
export function shareOf(part: number | null | undefined, total: number | null | undefined): number | undefined {
  if (part == null || !total || total < 0 || part < 0) return undefined;
  return part / total;
}
