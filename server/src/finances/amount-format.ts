import type { Money } from '@preroll/rules/money';

/** Groups digits without ever making a number of the text: `20,000.00`. */
export function amountFormat(precision: number): (amount: string) => string {
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: precision, maximumFractionDigits: 6 });
  return (amount) => format.format(amount as Intl.StringNumericLiteral);
}

/** An amount as people read it. */
export const writeAmount = (amount: Money): string => amountFormat(amount.currency.precision)(amount.toString());
