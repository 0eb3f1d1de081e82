import { locale } from '@/shared/lib/dates';
import { numberFormatter } from './format';

const writers = new Map<string, (value: number) => string>();

const exactWriters = new Map<string, (value: number) => string>();

interface MoneyStyle {
  /** Leaves the currency out, where the head of the column names it. */
  bare?: boolean;
}

const exactOptions = (currency: string): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  maximumFractionDigits: undefined,
});

function bareOptions(currency: string): Intl.NumberFormatOptions {
  const { maximumFractionDigits: places } = new Intl.NumberFormat(locale, exactOptions(currency)).resolvedOptions();
  return { minimumFractionDigits: places, maximumFractionDigits: places };
}

/** Formats an amount of a column, where amounts align: always with the decimals of its currency, `RUB 15,000.00`. */
export function formatExactMoney(value: number, currency: string, { bare = false }: MoneyStyle = {}): string {
  const key = `${currency} ${bare}`;
  const writer = exactWriters.get(key) ?? numberFormatter(bare ? bareOptions(currency) : exactOptions(currency));
  exactWriters.set(key, writer);
  return writer(value);
}

/**
 * Formats an amount, without decimals if it is whole: `RUB 15,000`, `€12.50`.
 *
 * @param currency ISO 4217
 */
export function formatMoney(value: number, currency: string): string {
  // cached per currency: creating an Intl formatter takes as long as formatting a thousand amounts
  const writer =
    writers.get(currency) ??
    numberFormatter({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as Intl.NumberFormatOptions);
  writers.set(currency, writer);
  return writer(value);
}
