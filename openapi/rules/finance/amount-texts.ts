/** The message about an invalid amount, shared by all validators. */
export const amountForm = 'Enter an amount like 1500.00';

/** @param currency ISO 4217 */
export const tooManyDecimals = (precision: number, currency: string): string =>
  precision === 0 ? `No decimal places in ${currency}` : `At most ${precision} decimal places`;
