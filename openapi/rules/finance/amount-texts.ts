/** What is said of an amount that somebody enters, wherever it is checked first. */
export const amountForm = 'Enter an amount like 1500.00';

/** @param currency ISO 4217 */
export const tooManyDecimals = (precision: number, currency: string): string =>
  precision === 0 ? `No decimal places in ${currency}` : `At most ${precision} decimal places`;
