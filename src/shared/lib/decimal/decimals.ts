import { locale } from '@/shared/lib/dates';

const DIGITS = /^(-?)(\d+)(?:\.(\d*))?$/;

/** How many digits stand behind the point. */
export const decimalPlaces = (value: string): number => DIGITS.exec(value)?.[3]?.length ?? 0;

/** Thousands apart, every digit kept: `-1,234,567.50`. Takes what `readDecimal` gives; anything else stays as it is. */
export function groupDigits(value: string): string {
  const [, sign = '', whole, fraction] = DIGITS.exec(value) ?? [];
  if (whole === undefined) return value;
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** Zeros behind the point up to `places`; never cuts: `5` with 2 is `5.00`. */
export function padDecimals(value: string, places: number): string {
  if (!DIGITS.test(value) || places === 0) return value;
  const [whole, fraction = ''] = value.split('.');
  return `${whole}.${fraction.padEnd(places, '0')}`;
}

const scaled = (value: string, places: number) => BigInt(padDecimals(value, places).replace('.', ''));

/** Negative, zero or positive, as `one` is less than, equal to or more than `other`; exact at any length. */
export function compareDecimals(one: string, other: string): number {
  const places = Math.max(decimalPlaces(one), decimalPlaces(other));
  const difference = scaled(one, places) - scaled(other, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** How many decimals a currency has: EUR 2, JPY 0. What isn't a currency has two. */
export function currencyPlaces(currency: string): number {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions();
    return maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
