import type { Money } from '@preroll/rules/finance/money';

/** Formats decimal text with grouped digits (`20,000.00`), without converting it to a number. */
export function amountFormat(precision: number): (amount: string) => string {
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: precision, maximumFractionDigits: 6 });
  return (amount) => format.format(amount as Intl.StringNumericLiteral);
}

/** Formats an amount with its currency, as on screen: `RUB 20,000.00`. */
export const formatMoney = (amount: string, { currency, precision }: { currency: string; precision: number }): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: precision,
    maximumFractionDigits: precision,
    // like the ledger; TypeScript's library lacks the option
    roundingMode: 'halfEven',
  } as Intl.NumberFormatOptions)
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', '−');

/** Formats an amount for users. */
export const formatAmount = (amount: Money): string => amountFormat(amount.currency.precision)(amount.toString());

/** The refusal of a request for more than is available. */
export const onlyAvailableMessage = (available: Money): string => `Only ${formatAmount(available)} is available`;
