import { locale } from '@/shared/lib/dates';
import { numberFormatter } from './format';

const writers = new Map<string, (value: number) => string>();

interface MoneyStyle {
  /** Always with the decimals of its currency, so that amounts of a column align. */
  aligned?: boolean;
  /** Leaves the currency out, where the head of the column names it. */
  bare?: boolean;
}

function optionsOf(currency: string, { aligned, bare }: Required<MoneyStyle>): Intl.NumberFormatOptions {
  const whole = { style: 'currency', currency, maximumFractionDigits: undefined } as const;
  // the option is newer than TypeScript's library
  const trailing = { trailingZeroDisplay: aligned ? 'auto' : 'stripIfInteger' } as Intl.NumberFormatOptions;
  if (!bare) return { ...whole, ...trailing };
  const { maximumFractionDigits: places } = new Intl.NumberFormat(locale, whole).resolvedOptions();
  return { minimumFractionDigits: places, maximumFractionDigits: places, ...trailing };
}

/**
 * Formats what people choose, and figures: bids, limits, spend. Without decimals if it is whole, unless it is aligned:
 * `RUB 15,000`, `€12.50`. Amounts of the ledger are written by `formatAmount`.
 *
 * @param currency ISO 4217
 */
export function formatMoney(
  value: number,
  currency: string,
  { aligned = false, bare = false }: MoneyStyle = {},
): string {
  // cached: creating an Intl formatter takes as long as formatting a thousand amounts
  const key = `${currency} ${aligned} ${bare}`;
  const writer = writers.get(key) ?? numberFormatter(optionsOf(currency, { aligned, bare }));
  writers.set(key, writer);
  return writer(value);
}

const plainWriters = new Map<string, (value: number) => string>();

/**
 * Formats an amount for a spreadsheet, rounded as in an aligned column, without a currency or separators: `1840.50`.
 *
 * @param currency ISO 4217
 */
export function plainMoney(value: number, currency: string): string {
  const options = () => ({ ...optionsOf(currency, { aligned: true, bare: true }), useGrouping: false });
  const writer = plainWriters.get(currency) ?? numberFormatter(options());
  plainWriters.set(currency, writer);
  return writer(value);
}
