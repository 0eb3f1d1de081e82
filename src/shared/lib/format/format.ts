import { MAX_NUMBERED_ROWS } from '@preroll/rules/text/paging';
import { locale } from '@/shared/lib/dates';
import { lazyValue } from '@/shared/lib/memoize';

/**
 * Returns a number formatter for money, percentages and the like; at most two decimals by default. The `Intl` formatter
 * is created on first use, because creating one is slow.
 */
export function numberFormatter(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = lazyValue(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, ...options }));
  return (value) => format().format(value);
}

/** Formats a number with thousands separators and at most two decimals: `12,345.68`. */
export const formatNumber = numberFormatter();

/** Formats a count with its noun: `1 show`, `1,200 shows`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/**
 * Formats the total of a list, which the server counts up to a limit: `10,000+`, or with its noun `10,000+ campaigns`.
 */
export function formatTotal(total: number, one?: string): string {
  const text = total === MAX_NUMBERED_ROWS + 1 ? `${formatNumber(MAX_NUMBERED_ROWS)}+` : formatNumber(total);
  return one === undefined ? text : `${text} ${total === 1 ? one : `${one}s`}`;
}

/** Formats a duration for a sentence: `45 s`, `2 h`, `1 h 30 min`. */
export function formatSpan(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const parts = [hours > 0 && `${formatNumber(hours)} h`, minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`];
  return parts.filter(Boolean).join(' ') || '0 s';
}

/** Pads hours, days and months to two digits: `07`. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as a video player does: `m:ss`, or `h:mm:ss` from one hour. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}
