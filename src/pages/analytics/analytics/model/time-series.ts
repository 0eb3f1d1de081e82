import { hourLabel, hourOf } from '@preroll/rules/analytics/analytics-hours';
import { isRate } from '@preroll/rules/analytics/analytics-metrics';
import { dayHours } from '@preroll/rules/time/day-hours';
import type { AnalyticsAnswer, AnalyticsMetric, AnalyticsNumbers, AnalyticsPassport } from '@/shared/api';
import { type Day, formatDay } from '@/shared/lib/dates';

export interface Moment {
  /** A day, or an hour such as `14:00`; `01:00 (UTC-05:00)` for an hour that is repeated by a clock change. */
  at: string;
  now: number | null;
  before: number | null;
}

/** The current hour, in the time zone of the report. */
export interface CurrentHour {
  today: Day;
  hour: number;
}

/** Negative for a past hour, 0 for the current one, positive for a future one. */
const ahead = ({ today, hour }: CurrentHour, day = '', of = ''): number =>
  day === today ? hourOf(of) - hour : day < today ? -1 : 1;

/** A metric over time, with that of the compared period. Future hours have no value. */
export function timeSeriesOf(
  { rows, dimensions }: AnalyticsAnswer,
  metric: AnalyticsMetric,
  present: CurrentHour,
): Moment[] {
  const isByHour = dimensions.length > 1;
  const hourText = createHourFormatter(rows);
  return rows.map(({ dims: [day, hour], metrics, compare }) => ({
    at: isByHour ? hourText(day?.value, hour?.value) : (day?.value ?? ''),
    now: isByHour && ahead(present, day?.value, hour?.value) > 0 ? null : (metrics[metric] ?? null),
    before: compare?.[metric] ?? null,
  }));
}

/** The label of the current hour in a series by hour; undefined if the series does not contain it. */
export function hourUnderWay({ rows }: AnalyticsAnswer, present: CurrentHour): string | undefined {
  const [day, hour] = rows.find(({ dims: [at, of] }) => ahead(present, at?.value, of?.value) === 0)?.dims ?? [];
  return day && createHourFormatter(rows)(day.value, hour?.value);
}

/** Returns a function that labels hours, with the date if there are several days. */
function createHourFormatter(rows: AnalyticsAnswer['rows']) {
  const days = new Set(rows.map(({ dims: [day] }) => day?.value));
  return (day: string | undefined, hour = ''): string => {
    const time = hourLabel(hour);
    return days.size > 1 ? `${formatDay(day).slice(0, 5)} ${time}` : time;
  };
}

const DAY = 86_400_000;

const eachHourOfWeek = <Value>(value: Value): Value[][] =>
  Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => value));

/**
 * A metric for each hour of the week, starting on Monday. Counts are averaged per occurrence of the hour, because a
 * period may contain more Mondays than Tuesdays; rates are taken as they are. null for hours that the period does not
 * contain.
 */
export function weekOf(
  { rows, passport }: AnalyticsAnswer,
  metric: AnalyticsMetric,
  present: CurrentHour,
): (number | null)[][] {
  const week = eachHourOfWeek<number | null>(null);
  const counts = hoursOfWeek(passport, present);
  for (const { dims, metrics } of rows) {
    // an hour repeated by a clock change is a separate row of the same hour
    const [day, hour] = dims.map(({ value }) => hourOf(value));
    if (day === undefined || hour === undefined) continue;
    const [hours, count = 0] = [week[day - 1], counts[day - 1]?.[hour]];
    const value = metrics[metric] ?? null;
    if (!hours || count === 0 || value === null) continue;
    hours[hour] = isRate(metric) ? (hours[hour] ?? value) : (hours[hour] ?? 0) + value / count;
  }
  return week;
}

/** How often each hour of the week, starting on Monday, has begun within the period. */
function hoursOfWeek({ date_from, date_to, timezone }: AnalyticsPassport, present: CurrentHour) {
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

/** The incomplete weeks of a chart, cut by the bounds of the period or still under way: `5 of 7 days`. */
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

/**
 * The moments of a trend, without incomplete ones: current or future hours, days and weeks, and weeks cut by the
 * period.
 */
export function trendOf(answer: AnalyticsAnswer, present: CurrentHour): AnalyticsNumbers[] {
  const [grain, byHour] = answer.dimensions;
  const partial = grain === 'week' ? partialWeeks(answer, present.today) : undefined;
  return answer.rows
    .filter(({ dims: [at, hour] }) => {
      if (byHour) return ahead(present, at?.value, hour?.value) < 0;
      return partial ? !partial.has(at?.value ?? '') : at?.value !== present.today;
    })
    .map(({ metrics }) => metrics);
}

/** Share of a part in its total, 0 to 1; undefined if it can't be computed. */
export function shareOf(part: number | null | undefined, total: number | null | undefined): number | undefined {
  if (part == null || !total || total < 0 || part < 0) return undefined;
  return part / total;
}
