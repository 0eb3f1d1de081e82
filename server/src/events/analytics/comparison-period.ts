import { type AnalyticsQuestion, keptFrom } from '@preroll/rules/analytics/analytics-question';
import { comparedPeriod } from '@preroll/rules/time/compared-period';
import { type ComparedUntil, comparedUntil } from '@preroll/rules/time/compared-until';
import { type Period, todayIn } from '@preroll/rules/time/periods';

/** The period that a question compares with: as many days, so that each has a counterpart. null without a comparison. */
export const comparisonPeriod = ({ dateFrom: from, dateTo: to, compare }: AnalyticsQuestion): Period | null =>
  compare === 'none' ? null : comparedPeriod({ from, to }, compare);

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
