import { locale } from '@/shared/lib/dates';
import { numberFormatter } from './format';

const writers = new Map<string, (value: number) => string>();

interface MoneyStyle {
  /** Omits the currency, where the column heading shows it. */
  bare?: boolean;
}

function optionsOf(currency: string, { bare }: Required<MoneyStyle>): Intl.NumberFormatOptions {
  const whole = { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: undefined } as const;
  if (!bare) return whole;
  const { maximumFractionDigits: places } = new Intl.NumberFormat(locale, whole).resolvedOptions();
  return { minimumFractionDigits: places, maximumFractionDigits: places };
}

/**
 * Formats bids, limits, spend and other figures, always with the decimals of the currency: `RUB 15,000.00`, `EUR
 * 12.50`. Use `formatAmount` for amounts of the ledger.
 *
 * @param currency ISO 4217
 */
export function formatMoney(value: number, currency: string, { bare = false }: MoneyStyle = {}): string {
  // cached: creating an Intl formatter takes as long as formatting a thousand amounts
  const key = `${currency} ${bare}`;
  const writer = writers.get(key) ?? numberFormatter(optionsOf(currency, { bare }));
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
  const options = () => ({ ...optionsOf(currency, { bare: true }), useGrouping: false });
  const writer = plainWriters.get(currency) ?? numberFormatter(options());
  plainWriters.set(currency, writer);
  return writer(value);
}
