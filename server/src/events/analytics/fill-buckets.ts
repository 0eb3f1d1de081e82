import type { AnalyticsDimension } from '@preroll/rules/analytics/analytics-dimensions';
import { hourOf, repeatedHour } from '@preroll/rules/analytics/analytics-hours';
import { type AnalyticsMetric, computeMetric } from '@preroll/rules/analytics/analytics-metrics';
import type { AnalyticsQuestion } from '@preroll/rules/analytics/analytics-question';
import { dayHours } from '@preroll/rules/time/day-hours';
import { addDays, eachDay } from '@preroll/rules/time/days';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import type { RawRow } from './compute-row.ts';
import { repeatedHours } from './repeated-hours.ts';

const HALF_HOUR = 1_800_000;

/**
 * Adds empty rows for days, weeks, hours and weekdays without results, and sorts all rows in the question's order. A bucket
 * that has not started has no row, or in a comparison a row without numbers.
 *
 * @param now when the rows were read
 */
export function fillBuckets(question: AnalyticsQuestion, rows: readonly RawRow[], now = new Date()): RawRow[] {
  const found = new Map(rows.map((row) => [row.values.join(' '), row]));
  const isCompared = question.compare !== 'none';
  const numbersOf = (value: (metric: AnalyticsMetric) => number | null) => {
    const numbers = Object.fromEntries(question.metrics.map((name) => [name, value(name)]));
    return { metrics: numbers, compare: isCompared ? numbers : null };
  };
  const nothing = numbersOf((name) => computeMetric(name, {}));
  const unknown = numbersOf(() => null);
  const buckets = bucketsOf(question, now);
  const filled = buckets.flatMap(({ values, hasBegun }) => {
    const row = found.get(values.join(' '));
    if (hasBegun || (row && Object.values(row.metrics).some(Boolean))) return row ?? { values, ...nothing };
    return isCompared ? { values, ...unknown } : [];
  });
  const known = new Set(buckets.map(({ values }) => values.join(' ')));
  // hours of the compared period that a clock change skipped in this one
  const others = rows.filter(({ values }) => !known.has(values.join(' ')));
  return sortRows(question, [...filled, ...others]);
}

interface Bucket {
  values: string[];
  hasBegun: boolean;
}

interface Begun {
  /** For an hour that the clock repeats: the UTC offset of the second time. */
  offset?: string;
  hasBegun: boolean;
}

/**
 * All combinations of values. A day on which the clock goes forward lacks an hour; if it goes back, one hour comes twice.
 */
function bucketsOf(question: AnalyticsQuestion, now: Date): Bucket[] {
  const { dimensions, dateFrom, dateTo, timezone, filters } = question;
  const allowed = (dimension: AnalyticsDimension, value: string) =>
    filters
      .filter((filter) => filter.dimension === dimension)
      .every(({ operator, values }) => values.includes(value) === (operator === 'in'));
  const local = zonedTime(timezone, now);
  const buckets = new Map<string, Bucket>();
  const add = (day: string, weekday: number, hour: number, { offset = '', hasBegun }: Begun) => {
    const all: Partial<Record<AnalyticsDimension, string>> = {
      date: day,
      week: addDays(day, 1 - weekday),
      weekday: String(weekday),
      hour: repeatedHour(hour, offset),
    };
    if (!allowed('weekday', String(weekday)) || !allowed('hour', String(hour))) return;
    const values = dimensions.map((dimension) => all[dimension] ?? '');
    const key = values.join(' ');
    buckets.set(key, { values, hasBegun: hasBegun || (buckets.get(key)?.hasBegun ?? false) });
  };
  const zone = dimensions.includes('hour') ? timezone : 'UTC';
  for (const day of eachDay(dateFrom, dateTo))
    for (const hour of dayHours(zone, day)) {
      const hasBegun = day < local.day || (day === local.day && hour <= local.hour);
      add(day, new Date(day).getUTCDay() || 7, hour, { hasBegun });
    }
  for (const { from, to, offset } of repeatedHours(question))
    for (let moment = from.getTime(); moment < to.getTime(); moment += HALF_HOUR) {
      const { day, weekday, hour } = zonedTime(timezone, moment);
      if (day >= dateFrom && day <= dateTo) {
        add(day, weekday, hour, { offset, hasBegun: moment <= now.getTime() });
      }
    }
  return [...buckets.values()];
}

function sortRows({ dimensions, order }: AnalyticsQuestion, rows: RawRow[]): RawRow[] {
  const sign = order.descends ? -1 : 1;
  const inOrder = rows.toSorted(byTime(dimensions.map((_, index) => index)));
  if ('dimension' in order.by) {
    const first = dimensions.indexOf(order.by.dimension);
    return inOrder.toSorted((a, b) => sign * byTime([first])(a, b));
  }
  const { metric, isChange } = order.by;
  const amountOf = ({ metrics, compare }: RawRow) => {
    const [now, before] = [metrics[metric] ?? null, compare?.[metric] ?? null];
    if (!isChange) return now;
    return now === null || before === null ? null : now - before;
  };
  return inOrder.toSorted((a, b) => {
    const [one, other] = [amountOf(a), amountOf(b)];
    // rows without a value come last in both directions
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
    return sign * (one - other);
  });
}

const byTime = (indexes: number[]) => (a: RawRow, b: RawRow) => {
  for (const index of indexes) {
    const [one = '', other = ''] = [a.values[index], b.values[index]];
    // hours may have one or two digits; of a date, this compares the year
    const difference = hourOf(one) - hourOf(other) || (one < other ? -1 : one > other ? 1 : 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
