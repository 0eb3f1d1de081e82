import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';

type AccountKind = (typeof ledgerAccounts.$inferSelect)['kind'];

export interface UserAccounts {
  userId: number;
  currency: CurrencyUnit;
  ids: Record<AccountKind, number>;
  /** The free balance without the credit. */
  free: Money;
  held: Money;
  creditLimit: Money;
}

/**
 * Opens a user's missing accounts in a currency, and locks the user's accounts until the transaction ends, so that the
 * returned values stay valid until then. The platform's accounts are never locked, because all postings share them.
 */
export async function lockAccounts(tx: Transaction, userId: number, currency: CurrencyUnit): Promise<UserAccounts> {
  const { code } = currency;
  const read = () =>
    tx
      .select()
      .from(ledgerAccounts)
      .where(
        and(eq(ledgerAccounts.currency, code), or(eq(ledgerAccounts.ownerId, userId), isNull(ledgerAccounts.ownerId))),
      );
  const owned = () =>
    tx
      .select()
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.currency, code), eq(ledgerAccounts.ownerId, userId)))
      // in a fixed order, to avoid deadlocks
      .orderBy(asc(ledgerAccounts.id))
      .for('no key update');
  let [mine, all] = [await owned(), await read()];
  if (mine.length < 2 || all.length < 4) {
    await tx
      .insert(ledgerAccounts)
      .values([
        { ownerId: userId, kind: 'balance', currency: code },
        { ownerId: userId, kind: 'held', currency: code },
        { ownerId: null, kind: 'clearing', currency: code },
        { ownerId: null, kind: 'revenue', currency: code },
      ])
      .onConflictDoNothing();
    [mine, all] = [await owned(), await read()];
  }
  const ofKind = (kind: AccountKind) =>
    expectRow((mine.some((row) => row.kind === kind) ? mine : all).filter((row) => row.kind === kind));
  const [balance, held] = [ofKind('balance'), ofKind('held')];
  return {
    userId,
    currency,
    ids: { balance: balance.id, held: held.id, clearing: ofKind('clearing').id, revenue: ofKind('revenue').id },
    free: Money.of(balance.balance, currency),
    held: Money.of(held.balance, currency),
    creditLimit: Money.of(balance.creditLimit, currency),
  };
}

interface Posting {
  transactionId: number;
  step: (typeof ledgerTransfers.$inferSelect)['step'];
  /** The debited and the credited account; reversed for a negative amount. */
  from: AccountKind;
  to: AccountKind;
  amount: Money;
}

/**
 * Moves an amount between two accounts. The database rejects a posting that would leave an account below its floor, a
 * repeated step, and a posting into a closed month.
 */
export async function postTransfer(
  tx: Transaction,
  { ids }: UserAccounts,
  { transactionId, step, from, to, amount }: Posting,
): Promise<void> {
  const [transfer] = await tx
    .insert(ledgerTransfers)
    .values({ transactionId, step, day: sql`(now() at time zone 'UTC')::date` })
    .returning({ id: ledgerTransfers.id });
  const { id: transferId } = expectRow(transfer ? [transfer] : []);
  const entries = [
    { transferId, accountId: ids[from], amount: amount.negated().toString() },
    { transferId, accountId: ids[to], amount: amount.toString() },
  ];
  await tx.insert(ledgerEntries).values(entries.sort((one, other) => one.accountId - other.accountId));
}
