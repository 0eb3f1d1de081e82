import { type AnalyticsQuestion, firstRetainedDay } from '@preroll/rules/analytics/analytics-question';
import { comparedPeriod } from '@preroll/rules/time/compared-period';
import { type ComparedUntil, comparedUntil } from '@preroll/rules/time/compared-until';
import { type Period, todayIn } from '@preroll/rules/time/periods';

/**
 * The period that a question is compared with. It has as many days, so that each day has a counterpart. Null without a
 * comparison.
 */
export const comparisonPeriod = ({ dateFrom: from, dateTo: to, compare }: AnalyticsQuestion): Period | null =>
  compare === 'none' ? null : comparedPeriod({ from, to }, compare);

/** The end of the comparable parts of both periods of a question; null without a comparison, and for whole periods. */
export function questionUntil(question: AnalyticsQuestion, now: Date): ComparedUntil | null {
  const { dateFrom: from, dateTo: to, timezone } = question;
  const before = comparisonPeriod(question);
  return before && comparedUntil({ from, to }, before.from, timezone, now);
}

/**
 * Removes the comparison from a question if the compared period begins before the retention limit (incomplete data would
 * look like growth), if it overlaps the period, which is then longer than a year, or if the period has not started.
 */
export function dropInvalidComparison(question: AnalyticsQuestion, now: Date): AnalyticsQuestion {
  const { dateFrom, timezone } = question;
  const before = comparisonPeriod(question);
  const isRetained = before !== null && before.from >= firstRetainedDay(timezone, now) && before.to < dateFrom;
  if (before === null || (isRetained && dateFrom <= todayIn(timezone, now))) return question;
  const { order } = question;
  const by = 'metric' in order.by ? { ...order.by, isChange: false } : order.by;
  return { ...question, compare: 'none', order: { ...order, by } };
}
