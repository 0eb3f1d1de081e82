import { amountForm, tooManyDecimals } from '@preroll/rules/finance/amount-texts';
import {
  compareDecimals,
  currencyPlaces,
  decimalPlaces,
  groupDigits,
  padDecimals,
  parseDecimal,
} from '@/shared/ui/number-field';

export interface MoneyRule {
  /** ISO 4217. */
  currency: string;
  /** Limits as decimal strings: `0.01`. */
  min?: string | undefined;
  max?: string | undefined;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Parses typed text: a decimal string with the currency's decimals (`1250.00`), null if empty, otherwise the text. */
export function parseMoney(text: string, currency: string): string | null {
  if (text.trim() === '') return null;
  const decimal = parseDecimal(text, [currency]);
  return decimal === null ? text : padDecimals(decimal, currencyPlaces(currency));
}

/** Formats an amount for the input. Returns text that isn't an amount unchanged. */
export const formatMoneyInput = (value: unknown): string => (typeof value === 'string' ? groupDigits(value) : '');

/** Validates the value of a money field and returns the error. */
export function validateMoney(value: unknown, { currency, min, max }: MoneyRule): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || !DECIMAL.test(value)) return amountForm;
  const places = currencyPlaces(currency);
  if (decimalPlaces(value) > places) return tooManyDecimals(places, currency);
  if (min !== undefined && compareDecimals(value, min) < 0) return `At least ${currency} ${groupDigits(min)}`;
  if (max !== undefined && compareDecimals(value, max) > 0) return `At most ${currency} ${groupDigits(max)}`;
  return undefined;
}
