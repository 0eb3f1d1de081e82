import type { Balance, TransactionStatus } from '@/shared/api';
import type { TransactionListState } from '../api/transaction-queries';

/** The balance that a list's state is about: that of its currency, else the first one; none without any account. */
export const chooseBalance = (
  { currency }: Pick<TransactionListState, 'currency'>,
  balances: readonly Balance[],
): Balance | undefined => balances.find((balance) => balance.currency === currency) ?? balances[0];

/** The state of a list in one currency: amounts of several can't be compared or summed up. */
export const inOneCurrency = (state: TransactionListState, balances: readonly Balance[]): TransactionListState => ({
  ...state,
  currency: chooseBalance(state, balances)?.currency,
});

/** The statuses of payments that somebody has to act on: invoices to pay, payouts to approve and to make. */
export const waitingStatuses = ['waiting', 'processing'] as const satisfies TransactionStatus[];

/** The state of the list of payments that somebody has to act on: those that wait longest, the ledger has all. */
export const waitingOf = ({ currency, client }: Pick<TransactionListState, 'currency' | 'client'>) =>
  ({ status: waitingStatuses.join(), currency, client, sort: 'date', size: 10 }) satisfies TransactionListState;
