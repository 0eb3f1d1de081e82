import type { Balance, TransactionStatus } from '@/shared/api';
import type { TransactionListState } from './transaction-list-state';

/**
 * The balance for a list's state: that of the chosen currency, or else the first one; undefined without any account.
 */
export const chooseBalance = (
  { currency }: Pick<TransactionListState, 'currency'>,
  balances: readonly Balance[],
): Balance | undefined => balances.find((balance) => balance.currency === currency) ?? balances[0];

/** Limits a list to one currency, because amounts of several can't be compared or added up. */
export const limitToCurrency = (state: TransactionListState, balances: readonly Balance[]): TransactionListState => ({
  ...state,
  currency: chooseBalance(state, balances)?.currency,
});

/** Statuses of payments that wait for an action: invoices to be paid, and payouts to be approved or made. */
export const waitingStatuses = ['waiting', 'processing'] as const satisfies TransactionStatus[];

/** The state of the list of waiting payments, longest waiting first. It is limited; the ledger has all of them. */
export const waitingListState = ({ currency, client }: Pick<TransactionListState, 'currency' | 'client'>) =>
  ({ status: waitingStatuses.join(), currency, client, sort: 'date', size: 10 }) satisfies TransactionListState;
