import { numberFormatter } from '@/shared/lib/format';

/** A change by a larger share is probably a typing error. */
const LARGE_CHANGE = 0.2;

/** Whether a new rate differs so much from the old one that saving needs a confirmation. */
export const isLargeChange = (old: number, next: number): boolean => Math.abs(next - old) / old > LARGE_CHANGE + 1e-9;

/** Formats a rate with all its decimals: `0.01234567`. */
export const formatRate = numberFormatter({ maximumFractionDigits: 8 });

/** Formats a rate for a column, aligned at the decimal point: `94.2500`. */
export const formatListedRate = numberFormatter({ minimumFractionDigits: 4, maximumFractionDigits: 8 });
