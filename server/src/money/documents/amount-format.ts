import type { Money } from '@preroll/rules/finance/money';

/** Groups digits without ever making a number of the text: `20,000.00`. */
export function amountFormat(precision: number): (amount: string) => string {
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: precision, maximumFractionDigits: 6 });
  return (amount) => format.format(amount as Intl.StringNumericLiteral);
}

/** An amount with its currency, as the screens write it: `RUB 20,000.00`. */
export const writeMoney = (amount: string, { currency, precision }: { currency: string; precision: number }): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: precision,
    maximumFractionDigits: precision,
    // as the ledger rounds; the option is newer than TypeScript's library
    roundingMode: 'halfEven',
  } as Intl.NumberFormatOptions)
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', '−');

/** An amount as people read it. */
export const writeAmount = (amount: Money): string => amountFormat(amount.currency.precision)(amount.toString());

/** Why an amount that somebody asks for is refused. */
export const onlyAvailable = (available: Money): string => `Only ${writeAmount(available)} is available`;
