import { locale } from '@/shared/lib/dates';

const DIGITS = /^(-?)(\d+)(?:\.(\d*))?$/;

/** Counts the digits after the decimal point. */
export const decimalPlaces = (value: string): number => DIGITS.exec(value)?.[3]?.length ?? 0;

/**
 * Adds thousands separators and keeps every digit: `-1,234,567.50`. Takes the output of `parseDecimal`; returns other
 * text unchanged.
 */
export function groupDigits(value: string): string {
  const [, sign = '', whole, fraction] = DIGITS.exec(value) ?? [];
  if (whole === undefined) return value;
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction === undefined ? '' : `.${fraction}`}`;
}

/**
 * Removes the separators that `groupDigits` added; returns other text unchanged. Fields show digits without separators
 * while edited, because a digit appended to `1,920` would make it `1,9200`, which is parsed as 1.92.
 */
export function ungroupDigits(text: string): string {
  const digits = text.replaceAll(',', '');
  return groupDigits(digits) === text ? digits : text;
}

/** Pads the fraction with zeros to `places` digits; never truncates: `5` with 2 is `5.00`. */
export function padDecimals(value: string, places: number): string {
  if (!DIGITS.test(value) || places === 0) return value;
  const [whole, fraction = ''] = value.split('.');
  return `${whole}.${fraction.padEnd(places, '0')}`;
}

const scaled = (value: string, places: number) => BigInt(padDecimals(value, places).replace('.', ''));

/** Compares decimals of any length exactly. Negative if `one` is less than `other`, positive if greater. */
export function compareDecimals(one: string, other: string): number {
  const places = Math.max(decimalPlaces(one), decimalPlaces(other));
  const difference = scaled(one, places) - scaled(other, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Decimal places of a currency: EUR 2, JPY 0. Defaults to 2 for unknown codes. */
export function currencyPlaces(currency: string): number {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions();
    return maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
