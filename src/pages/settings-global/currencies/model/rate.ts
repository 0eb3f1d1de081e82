import { numberFormatter } from '@/shared/lib/format';

/** A change by more than this share is probably a typing error. */
const LARGE = 0.2;

/** Whether a new rate is so far from the old one that saving asks first. */
export const isLargeChange = (old: number, next: number): boolean => Math.abs(next - old) / old > LARGE + 1e-9;

/** All decimals that a rate may have: `0.01234567`. */
export const formatRate = numberFormatter({ maximumFractionDigits: 8 });

/** The same for a column, where rates align: `94.2500`. */
export const formatListedRate = numberFormatter({ minimumFractionDigits: 4, maximumFractionDigits: 8 });
