import {
  compareDecimals,
  currencyPlaces,
  decimalPlaces,
  groupDigits,
  padDecimals,
  readDecimal,
} from '@/shared/lib/decimal';

export interface MoneyRule {
  /** ISO 4217. */
  currency: string;
  /** Limits as decimal strings: `0.01`. */
  min?: string | undefined;
  max?: string | undefined;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** The amount of what is typed: a decimal string with the currency's decimals (`1250.00`), null for nothing, else the text. */
export function readMoney(text: string, currency: string): string | null {
  if (text.trim() === '') return null;
  const decimal = readDecimal(text, [currency]);
  return decimal === null ? text : padDecimals(decimal, currencyPlaces(currency));
}

/** An amount as a field shows it. What is no amount stays as it is. */
export const writeMoney = (value: unknown): string => (typeof value === 'string' ? groupDigits(value) : '');

/** What is wrong with the value of a money field, as a sentence. */
export function refuseMoney(value: unknown, { currency, min, max }: MoneyRule): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || !DECIMAL.test(value)) return 'Write an amount, such as 1,250.50';
  const places = currencyPlaces(currency);
  if (decimalPlaces(value) > places) return places === 0 ? `${currency} has no decimals` : `At most ${places} decimals`;
  if (min !== undefined && compareDecimals(value, min) < 0) return `At least ${groupDigits(min)} ${currency}`;
  if (max !== undefined && compareDecimals(value, max) > 0) return `At most ${groupDigits(max)} ${currency}`;
  return undefined;
}
