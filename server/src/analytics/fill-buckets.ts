import type { AnalyticsDimension } from '@preroll/rules/analytics-dimensions';
import { hourOf, repeatedHour } from '@preroll/rules/analytics-hours';
import { computeMetric } from '@preroll/rules/analytics-metrics';
import type { AnalyticsQuestion } from '@preroll/rules/analytics-question';
import { dayHours } from '@preroll/rules/day-hours';
import { addDays, eachDay } from '@preroll/rules/days';
import { isCompared, type PlainRow } from './answer-question.ts';
import type { Plan } from './build-query.ts';
import type { RepeatedHours } from './repeated-hours.ts';

/** Adds the days, weeks, hours and weekdays without results, and puts the rows in the question's order. */
export function fillBuckets(
  plan: Pick<Plan, 'question' | 'repeated' | 'fullDaysTo'>,
  rows: readonly PlainRow[],
): PlainRow[] {
  const { question, repeated } = plan;
  const found = new Map(rows.map((row) => [row.values.join(' '), row]));
  const zeros = Object.fromEntries(question.metrics.map((name) => [name, computeMetric(name, {})]));
  const compare = question.compare === 'none' ? null : zeros;
  const emptyOf = (values: string[]): PlainRow => ({
    ...{ values, metrics: zeros, compare },
    full_days: isCompared(plan, values) ? { now: zeros, before: zeros } : null,
  });
  const filled = bucketsOf(question, repeated).map((values) => found.get(values.join(' ')) ?? emptyOf(values));
  const known = new Set(filled.map(({ values }) => values.join(' ')));
  // hours of the other period that a change of clocks left out in this one
  const others = rows.filter(({ values }) => !known.has(values.join(' ')));
  return sortRows(plan, [...filled, ...others]);
}

/** Every combination that there is: a day on which clocks go forward lacks an hour, one on which they go back has one twice. */
function bucketsOf(
  { dimensions, dateFrom, dateTo, timezone, filters }: AnalyticsQuestion,
  repeated: readonly RepeatedHours[],
): string[][] {
  const allowed = (dimension: AnalyticsDimension, value: string) =>
    filters
      .filter((filter) => filter.dimension === dimension)
      .every(({ operator, values }) => values.includes(value) === (operator === 'in'));
  const buckets = new Map<string, string[]>();
  const add = (day: string, weekday: number, hour: number, offset = '') => {
    const all: Partial<Record<AnalyticsDimension, string>> = {
      date: day,
      week: addDays(day, 1 - weekday),
      weekday: String(weekday),
      hour: repeatedHour(hour, offset),
    };
    if (!allowed('weekday', String(weekday)) || !allowed('hour', String(hour))) return;
    const values = dimensions.map((dimension) => all[dimension] ?? '');
    buckets.set(values.join(' '), values);
  };
  const hoursOf = dayHours(dimensions.includes('hour') ? timezone : 'UTC');
  for (const day of eachDay(dateFrom, dateTo)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    for (const hour of hoursOf(day)) add(day, weekday, hour);
    for (const { hours, offset } of repeated.filter((time) => time.day === day && !time.isBefore))
      for (const hour of hours) add(day, weekday, hour, offset);
  }
  return [...buckets.values()];
}

function sortRows(
  { question: { dimensions, order }, fullDaysTo }: Pick<Plan, 'question' | 'fullDaysTo'>,
  rows: PlainRow[],
): PlainRow[] {
  const sign = order.descends ? -1 : 1;
  const inOrder = rows.toSorted(byTime(dimensions.map((_, index) => index)));
  if ('dimension' in order.by) {
    const first = dimensions.indexOf(order.by.dimension);
    return inOrder.toSorted((a, b) => sign * byTime([first])(a, b));
  }
  const { metric, isChange } = order.by;
  const amountOf = ({ metrics, full_days: fullDays }: PlainRow) => {
    if (!isChange || fullDaysTo === null) return metrics[metric] ?? null;
    const [now, before] = [fullDays?.now[metric] ?? null, fullDays?.before[metric] ?? null];
    return now === null || before === null ? null : now - before;
  };
  return inOrder.toSorted((a, b) => {
    const [one, other] = [amountOf(a), amountOf(b)];
    // what has no value is last either way
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
    return sign * (one - other);
  });
}

const byTime = (indexes: number[]) => (a: PlainRow, b: PlainRow) => {
  for (const index of indexes) {
    const [one = '', other = ''] = [a.values[index], b.values[index]];
    // hours may have one or two digits; the first number of a date is its year
    const difference = hourOf(one) - hourOf(other) || (one < other ? -1 : one > other ? 1 : 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
