import { type AnalyticsQuestion, keptFrom } from '@preroll/rules/analytics/analytics-question';
import { type ComparedUntil, comparedUntil } from '@preroll/rules/time/compared-until';
import { addDays, daysBetween } from '@preroll/rules/time/days';
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

/** Until when both periods of a question count; null without a comparison, and if they count whole. */
export function questionUntil(question: AnalyticsQuestion, now: Date): ComparedUntil | null {
  const { dateFrom: from, dateTo: to, timezone } = question;
  const before = comparisonPeriod(question);
  return before && comparedUntil({ from, to }, before.from, timezone, now);
}

/**
 * The question without its comparison if that begins before what is kept, because a part of it would look like growth,
 * if it shares days with the period, which is then longer than a year, or if the period has not begun.
 */
export function withKeptComparison(question: AnalyticsQuestion, now: Date): AnalyticsQuestion {
  const { dateFrom, timezone } = question;
  const before = comparisonPeriod(question);
  const isKept = before !== null && before.from >= keptFrom(timezone, now) && before.to < dateFrom;
  if (before === null || (isKept && dateFrom <= todayIn(timezone, now))) return question;
  const { order } = question;
  const by = 'metric' in order.by ? { ...order.by, isChange: false } : order.by;
  return { ...question, compare: 'none', order: { ...order, by } };
}

/** 29 February becomes 28 February. */
function yearBefore(day: string): string {
  const same = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return same.endsWith('-02-29') ? `${same.slice(0, 4)}-02-28` : same;
}
