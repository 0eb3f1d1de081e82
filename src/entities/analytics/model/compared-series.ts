import { addDays, daysBetween } from '@preroll/rules/time/days';
import type { AnalyticsAnswer } from '@/shared/api';
import { formatDay } from '@/shared/lib/dates';

/**
 * The compared period as a series of a chart over time.
 * @param byDay whether the series has a point for each day, which is then labelled with its own date
 */
export function comparedSeries(passport: AnalyticsAnswer['passport'] | undefined, byDay: boolean) {
  const { date_from: start = null, compare_from: from = null, compare_to: to = null } = passport ?? {};
  const shared = { key: 'before', pale: true } as const;
  if (start === null || from === null || to === null) return { ...shared, label: 'Period before' };
  const shift = daysBetween(start, from);
  return {
    ...shared,
    label: from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`,
    nameAt: byDay ? (day: string) => formatDay(addDays(day, shift)) : undefined,
  };
}
