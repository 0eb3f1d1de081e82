import type { Targeting } from './targeting';

/** Labels of the limits, in a module of their own, because lists of campaigns don't need those of the audience. */
export const limitLabels = {
  cash_limit_day: 'Daily budget',
  cash_limit: 'Total budget',
  shows_limit_day: 'Daily shows',
  shows_limit: 'Total shows',
  shows_limit_all_time: 'Lifetime shows',
} satisfies Partial<Record<keyof Targeting, string>>;
