/**
 * The currency of what an account with these balances pays or gets: the chosen one, if the account has it, or its first.
 * None is chosen yet where a form is submitted before the balances have arrived.
 */
export const currencyOf = (chosen: string, balances: readonly { currency: string }[]): string =>
  balances.some(({ currency }) => currency === chosen) ? chosen : (balances[0]?.currency ?? chosen);
