/**
 * The owner's percentage of what advertisers pay, for a site that has none of its own. Also in the triggers of
 * `spend-and-income.sql`.
 */
export const DEFAULT_REVENUE_SHARE = 70;
