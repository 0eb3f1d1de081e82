import { numberFormatter } from './format';

const writers = new Map<string, (value: number) => string>();

const exactWriters = new Map<string, (value: number) => string>();

/** Formats an amount of a column, where amounts align: always with the decimals of its currency, `RUB 15,000.00`. */
export function formatExactMoney(value: number, currency: string): string {
  const writer =
    exactWriters.get(currency) ?? numberFormatter({ style: 'currency', currency, maximumFractionDigits: undefined });
  exactWriters.set(currency, writer);
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
