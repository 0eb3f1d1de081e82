import { locale } from '@/shared/lib/dates';
import { once } from '@/shared/lib/remembered';

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/**
 * Writes numbers in one way, such as money or percents; at most two decimals where `Intl` isn't told otherwise. Made when
 * the first is written: that takes as long as to evaluate a screen's code.
 */
export function numberFormatter(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, ...options }));
  return (value) => format().format(value);
}

/** A plain number with its thousands apart, at most two decimals: `12,345.68`. */
export const formatNumber = numberFormatter();

const short = numberFormatter({ maximumFractionDigits: 1 });

/** How many of something: `1 show`, `1,200 shows`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** A size in bytes, decimal units as operating systems show them: `14.2 MB`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // what would be rounded up to 1,000 belongs to the next unit
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? Math.round(value) : short(value)} ${units[unit]}`;
}

/** As hours, days and months are written: `07`. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A length in seconds as a player shows it: `m:ss`, from one hour on `h:mm:ss`. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}
