import { numberFormatter } from './format';

const writers = new Map<string, (value: number) => string>();

/**
 * An amount for people, without the decimals of whole numbers: `RUB 15,000`, `€12.50`.
 *
 * @param currency ISO 4217
 */
export function formatMoney(value: number, currency: string): string {
  // to make a writer takes as long as to write a thousand times, and a table writes two in each row
  const writer =
    writers.get(currency) ??
    numberFormatter({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as Intl.NumberFormatOptions);
  writers.set(currency, writer);
  return writer(value);
}
