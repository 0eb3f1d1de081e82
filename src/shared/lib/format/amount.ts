import { locale } from '@/shared/lib/dates';
import { lazyValue } from '@/shared/lib/memoize';

/** A currency with its decimal places. Any record with an amount satisfies it. */
export interface CurrencyUnit {
  /** ISO 4217. */
  currency: string;
  precision: number;
}

interface AmountStyle {
  /** Shows a plus before positive amounts. */
  signed?: boolean | undefined;
  /** Omits the currency, where a heading shows it. */
  bare?: boolean | undefined;
}

const writers = new Map<string, () => Intl.NumberFormat>();

function writerOf({ currency, precision }: CurrencyUnit, signed: boolean): Intl.NumberFormat {
  const key = `${currency} ${precision} ${signed}`;
  const writer =
    writers.get(key) ??
    lazyValue(
      () =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          currencyDisplay: 'code',
          minimumFractionDigits: precision,
          maximumFractionDigits: precision,
          signDisplay: signed ? 'exceptZero' : 'negative',
          // the ledger's rounding; TypeScript's types don't have the option yet
          roundingMode: 'halfEven',
        } as Intl.NumberFormatOptions),
    );
  writers.set(key, writer);
  return writer();
}

/**
 * Formats an exact amount of the ledger with all decimals of its currency, so that amounts align in a column:
 * `RUB 15,000.00`, `−RUB 37,344.28`. Use `formatMoney` for bids and limits.
 *
 * @param amount a decimal string of any length; it is never converted to a float
 */
export function formatAmount(
  amount: string,
  unit: CurrencyUnit,
  { signed = false, bare = false }: AmountStyle = {},
): string {
  return writerOf(unit, signed)
    .formatToParts(amount as `${number}`)
    .map(({ type, value }) => {
      if (type === 'minusSign') return '−';
      return bare && (type === 'currency' || type === 'literal') ? '' : value;
    })
    .join('');
}

/** Whether an exact amount, such as `0.00`, is zero. */
export const isZeroAmount = (amount: string): boolean => !/[1-9]/.test(amount);
