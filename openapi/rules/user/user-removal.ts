interface UnderWay {
  /** Payouts that wait for their approval or their payment. */
  payouts: number;
  /** Deposits that wait for their payment. */
  deposits: number;
}

const countOf = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`]);

/** Why a user can't be deleted yet; null if nothing of theirs is under way. */
export function refuseUserRemoval({ payouts, deposits }: UnderWay): string | null {
  const both = [...countOf(payouts, 'payout'), ...countOf(deposits, 'deposit')].join(' and ');
  if (both === '') return null;
  return payouts + deposits === 1
    ? `${both} is under way: pay, reject or cancel it first`
    : `${both} are under way: pay, reject or cancel them first`;
}
