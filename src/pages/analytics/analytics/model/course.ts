import type { AnalyticsAnswer, AnalyticsMetric } from '@/shared/api';
import { type Day, writeDay } from '@/shared/lib/dates';
import { numberFormatter, twoDigits } from '@/shared/lib/format';

/** A point of the chart over time. */
export interface Moment {
  /** A day, or an hour such as `14:00`. */
  at: string;
  now: number | null;
  before: number | null;
}

/** A metric from moment to moment, beside that of the other period. */
export function courseOf({ rows, dimensions }: AnalyticsAnswer, metric: AnalyticsMetric): Moment[] {
  const days = new Set(rows.map(({ dims: [day] }) => day?.value));
  return rows.map(({ dims: [day, hour], metrics, compare }) => ({
    at: dimensions.length > 1 ? hourText(day?.value, hour?.value, days.size > 1) : (day?.value ?? ''),
    now: metrics[metric] ?? null,
    before: compare?.[metric] ?? null,
  }));
}

function hourText(day: string | undefined, hour: string | undefined, hasDays: boolean): string {
  const time = `${twoDigits(Number(hour))}:00`;
  return hasDays ? `${writeDay(day).slice(0, 5)} ${time}` : time;
}

/** A metric for each hour of the week, from Monday. */
export function weekOf({ rows }: AnalyticsAnswer, metric: AnalyticsMetric): (number | null)[][] {
  const week: (number | null)[][] = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => null));
  for (const { dims, metrics } of rows) {
    const [day, hour] = dims;
    const hours = week[Number(day?.value) - 1];
    if (hours) hours[Number(hour?.value)] = metrics[metric] ?? null;
  }
  return week;
}

const DAY = 86_400_000;

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

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 1 });

/** Share of a part in its total: `16.2%`; undefined where there is none. */
export function shareOf(part: number | null | undefined, total: number | null | undefined) {
  if (part == null || !total || total < 0 || part < 0) return undefined;
  return { share: part / total, text: percent(part / total) };
}
