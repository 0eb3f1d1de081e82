import type { Refusal } from '../text/refusal.ts';
import { type CurrencyUnit, refuseAmount } from './money.ts';

export type TransactionType = 'deposit' | 'withdrawal' | 'spend' | 'income' | 'refund' | 'bonus' | 'correction';
export type TransactionStatus = 'waiting' | 'processing' | 'paid' | 'rejected' | 'cancelled';
/** What a person can do with a transaction: give it a status, or take it back. */
export type TransactionAction = Exclude<TransactionStatus, 'waiting'> | 'revert';

/** Whether somebody in these cabinets has money of their own. */
export const hasFinances = (panels: readonly string[]): boolean =>
  panels.includes('advertiser') || panels.includes('webmaster');

export interface TransactionFacts {
  type: TransactionType;
  status: TransactionStatus;
  /** Whether it takes another one back. */
  isRevert: boolean;
  isReverted: boolean;
}

type Code = 'forbidden' | 'impossible';

/** The words of the buttons. */
const verbs: Record<TransactionAction, { now: string; done: string }> = {
  processing: { now: 'approve a transaction', done: 'approved' },
  paid: { now: 'mark a transaction as paid', done: 'marked as paid' },
  rejected: { now: 'reject a transaction', done: 'rejected' },
  cancelled: { now: 'cancel a transaction', done: 'cancelled' },
  revert: { now: 'take a transaction back', done: 'taken back' },
};

/** Where it isn't "A" and the type. */
const subjects: Partial<Record<TransactionType, string>> = { income: 'An income', withdrawal: 'A payout' };

/** The statuses from which each status may be reached; nothing else moves money between a bank and a balance. */
const origins: Record<'deposit' | 'withdrawal', Partial<Record<TransactionAction, readonly TransactionStatus[]>>> = {
  deposit: { paid: ['waiting'], rejected: ['waiting'], cancelled: ['waiting'] },
  withdrawal: {
    processing: ['waiting'],
    paid: ['processing'],
    rejected: ['waiting', 'processing'],
    cancelled: ['waiting'],
  },
};

/** The actions that make sense for a transaction of this type and for this role; the others are never offered. */
export function transactionActions(type: TransactionType, isAdmin: boolean): TransactionAction[] {
  const possible = Object.keys(originsOf(type)) as TransactionAction[];
  return isAdmin ? [...possible, 'revert'] : possible.filter((action) => action === 'cancelled');
}

/**
 * Decides whether an action is allowed now.
 * @param isAdmin whether the person acts as an admin; others may only cancel
 */
export function refuseTransactionAction(
  { type, status, isRevert, isReverted }: TransactionFacts,
  action: TransactionAction,
  isAdmin: boolean,
): Refusal<Code> | null {
  if (!isAdmin && action !== 'cancelled') return { code: 'forbidden', text: `Only admins can ${verbs[action].now}` };
  if (action === 'revert') return refuseRevert({ status, isRevert, isReverted });
  if (status === action) return impossible(`This transaction is already ${status}`);
  if (originsOf(type)[action]?.includes(status)) return null;
  return impossible(`${subjects[type] ?? `A ${type}`} that is ${status} can't be ${verbs[action].done}`);
}

function refuseRevert({ status, isRevert, isReverted }: Omit<TransactionFacts, 'type'>): Refusal<Code> | null {
  if (status !== 'paid') return impossible(`A transaction that is ${status} can't be taken back`);
  if (isReverted) return impossible('This transaction is already taken back');
  return isRevert ? impossible("What takes a transaction back can't be taken back") : null;
}

const originsOf = (type: TransactionType) => (type === 'deposit' || type === 'withdrawal' ? origins[type] : {});

const impossible = (text: string) => ({ code: 'impossible', text }) as const;

/** Messages by field for the reason of a status. */
export function refuseReason(status: TransactionStatus, reason: string): Record<string, string[]> {
  if (status !== 'rejected' || reason.length >= 3) return {};
  return { reason: [reason === '' ? 'Required' : 'At least 3 characters'] };
}

/** Checks the amount of what an admin posts: the message, or null. */
export function refuseAdjustment(
  type: 'correction' | 'bonus' | 'refund',
  amount: string,
  currency: CurrencyUnit,
): string | null {
  const refusal = refuseAmount(amount, currency);
  if (refusal !== null || type === 'correction') return refusal;
  return amount.startsWith('-') ? 'Only a correction may be negative' : null;
}
