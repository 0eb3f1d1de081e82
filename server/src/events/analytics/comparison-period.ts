import type { AnalyticsQuestion } from '@preroll/rules/analytics/analytics-question';
import { addDays, daysBetween } from '@preroll/rules/time/days';
import { lastFullDay } from '@preroll/rules/time/full-days';
import { todayIn } from '@preroll/rules/time/periods';

export interface Period {
  from: string;
  to: string;
}

/** The period that a question compares with: as many days, so that each has a counterpart. null without a comparison. */
export function comparisonPeriod({ dateFrom, dateTo, compare }: AnalyticsQuestion): Period | null {
  if (compare === 'none') return null;
  const length = daysBetween(dateFrom, dateTo) + 1;
  const from = compare === 'previous_period' ? addDays(dateFrom, -length) : yearBefore(dateFrom);
  return { from, to: addDays(from, length - 1) };
}

/** The last day whose change is told; null without a comparison, and for a period of which no day is over. */
export function fullDaysTo({ dateFrom, dateTo, compare, timezone }: AnalyticsQuestion, now: Date): string | null {
  return compare === 'none' ? null : lastFullDay({ from: dateFrom, to: dateTo }, todayIn(timezone, now));
}

/**
 * The question without its comparison if that begins before what is kept, because a part of it would look like growth,
 * or if it shares days with the period, which is then longer than a year.
 */
export function withKeptComparison(question: AnalyticsQuestion, keptFrom: string): AnalyticsQuestion {
  const before = comparisonPeriod(question);
  if (before === null || (before.from >= keptFrom && before.to < question.dateFrom)) return question;
  const { order } = question;
  const by = 'metric' in order.by ? { ...order.by, isChange: false } : order.by;
  return { ...question, compare: 'none', order: { ...order, by } };
}

/** 29 February becomes 28 February. */
function yearBefore(day: string): string {
  const same = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return same.endsWith('-02-29') ? `${same.slice(0, 4)}-02-28` : same;
}
