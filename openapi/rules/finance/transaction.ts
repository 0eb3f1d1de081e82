import type { Refusal } from '../text/refusal.ts';
import { type CurrencyUnit, validateAmount } from './money.ts';

export type TransactionType = 'deposit' | 'withdrawal' | 'spend' | 'income' | 'refund' | 'bonus' | 'correction';
export type TransactionStatus = 'waiting' | 'processing' | 'paid' | 'rejected' | 'cancelled';
/** The actions on a transaction: each sets a status, or reverts the transaction. */
export type TransactionAction = Exclude<TransactionStatus, 'waiting'> | 'revert';

/** Whether a user with these cabinets has a balance. */
export const hasFinances = (panels: readonly string[]): boolean =>
  panels.includes('advertiser') || panels.includes('webmaster');

export interface TransactionFacts {
  type: TransactionType;
  status: TransactionStatus;
  isRevert: boolean;
  isReverted: boolean;
}

type Code = 'forbidden' | 'impossible';

/** The words for messages and buttons. */
const verbs: Record<TransactionAction, { now: string; done: string }> = {
  processing: { now: 'approve a transaction', done: 'approved' },
  paid: { now: 'mark a transaction as paid', done: 'marked as paid' },
  rejected: { now: 'reject a transaction', done: 'rejected' },
  cancelled: { now: 'cancel a transaction', done: 'cancelled' },
  revert: { now: 'take a transaction back', done: 'taken back' },
};

/** Phrases that aren't "A" followed by the type. */
const subjects: Partial<Record<TransactionType, string>> = { income: 'An income', withdrawal: 'A payout' };

/** The statuses from which each status can be reached. Only these types move money between a bank and a balance. */
const origins: Record<'deposit' | 'withdrawal', Partial<Record<TransactionAction, readonly TransactionStatus[]>>> = {
  deposit: { paid: ['waiting'], rejected: ['waiting'], cancelled: ['waiting'] },
  withdrawal: {
    processing: ['waiting'],
    paid: ['processing'],
    rejected: ['waiting', 'processing'],
    cancelled: ['waiting'],
  },
};

/** The actions available for a type of transaction and a role; others are never offered. */
export function transactionActions(type: TransactionType, isAdmin: boolean): TransactionAction[] {
  const possible = Object.keys(originsOf(type)) as TransactionAction[];
  return isAdmin ? [...possible, 'revert'] : possible.filter((action) => action === 'cancelled');
}

/**
 * Returns why an action is not allowed now; null if it is.
 * @param isAdmin whether the user acts as an admin; others can only cancel
 */
export function checkTransactionAction(
  { type, status, isRevert, isReverted }: TransactionFacts,
  action: TransactionAction,
  isAdmin: boolean,
): Refusal<Code> | null {
  if (!isAdmin && action !== 'cancelled') return { code: 'forbidden', text: `Only admins can ${verbs[action].now}` };
  if (action === 'revert') return checkRevert({ status, isRevert, isReverted });
  if (status === action) return impossible(`This transaction is already ${status}`);
  if (originsOf(type)[action]?.includes(status)) return null;
  return impossible(`${subjects[type] ?? `A ${type}`} that is ${status} can't be ${verbs[action].done}`);
}

function checkRevert({ status, isRevert, isReverted }: Omit<TransactionFacts, 'type'>): Refusal<Code> | null {
  if (status !== 'paid') return impossible(`A transaction that is ${status} can't be taken back`);
  if (isReverted) return impossible('This transaction is already taken back');
  return isRevert ? impossible("What takes a transaction back can't be taken back") : null;
}

const originsOf = (type: TransactionType) => (type === 'deposit' || type === 'withdrawal' ? origins[type] : {});

const impossible = (text: string) => ({ code: 'impossible', text }) as const;

/** Validates the reason of a status: messages by field. */
export function validateReason(status: TransactionStatus, reason: string): Record<string, string[]> {
  if (status !== 'rejected' || reason.length >= 3) return {};
  return { reason: [reason === '' ? 'Required' : 'At least 3 characters'] };
}

/** Validates the amount of an adjustment: the message, or null. */
export function validateAdjustment(
  type: 'correction' | 'bonus' | 'refund',
  amount: string,
  currency: CurrencyUnit,
): string | null {
  const refusal = validateAmount(amount, currency);
  if (refusal !== null || type === 'correction') return refusal;
  return amount.startsWith('-') ? 'Only a correction may be negative' : null;
}
