interface PendingTransactions {
  /** Payouts that are waiting for approval or payment. */
  payouts: number;
  /** Deposits that are waiting for payment. */
  deposits: number;
}

const countOf = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`]);

/** Returns why a user can't be deleted yet; null if no transactions are pending. */
export function checkUserRemoval({ payouts, deposits }: PendingTransactions): string | null {
  const both = [...countOf(payouts, 'payout'), ...countOf(deposits, 'deposit')].join(' and ');
  if (both === '') return null;
  return payouts + deposits === 1
    ? `${both} is under way: pay, reject or cancel it first`
    : `${both} are under way: pay, reject or cancel them first`;
}
