/**
 * The owner's percentage of what advertisers pay, for sites without a percentage of their own. Duplicated in the
 * triggers of `spend-and-income.sql`.
 */
export const DEFAULT_REVENUE_SHARE = 70;
