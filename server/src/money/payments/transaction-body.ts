import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { checkTransactionAction, transactionActions } from '@preroll/rules/finance/transaction';
import { and, asc, eq } from 'drizzle-orm';
import { actsAsAdmin } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { listChanges } from '../../platform/changes/list-changes.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers, users } from '../../platform/db/schema.ts';
import { refuseRevertBeyond } from '../ledger/adjust-balance.ts';
import { availableOf } from '../ledger/available.ts';
import { refuseRevertOfStated } from '../ledger/charges.ts';
import { readCurrencyUnits } from '../ledger/currency-units.ts';
import { readBankPayment } from './bank-payments.ts';
import { type FoundTransaction, findTransaction } from './transaction-queries.ts';

type Schemas = components['schemas'];

export const toTransactionBody = (
  { transaction, userName, invoiceId, invoiceNumber, revertedById }: FoundTransaction,
  currency: CurrencyUnit,
): Schemas['Transaction'] => ({
  id: transaction.id,
  user_id: transaction.userId,
  user_name: userName,
  type: transaction.type,
  amount: amountText(transaction.amount, currency),
  currency: currency.code,
  precision: currency.precision,
  status: transaction.status,
  method: transaction.method,
  invoice_id: invoiceId,
  invoice_number: invoiceNumber,
  comment: transaction.comment,
  reject_reason: transaction.rejectReason,
  balance_after: transaction.balanceAfter === null ? null : amountText(transaction.balanceAfter, currency),
  covers_day: transaction.coversDay,
  reverts_id: transaction.revertsId,
  reverted_by_id: revertedById,
  date: transaction.date.toISOString(),
  created_at: transaction.createdAt.toISOString(),
  paid_at: transaction.paidAt?.toISOString() ?? null,
  version: transaction.version,
});

/** Formats an amount with the currency's precision; the database stores six decimal places. */
export const amountText = (amount: string, currency: CurrencyUnit): string => Money.of(amount, currency).toString();

/**
 * Reads a transaction with its postings, its history, and the actions available to the actor.
 * @throws ApiError 404
 */
export async function describeTransaction(
  db: Db,
  actor: Actor,
  transactionId: number,
): Promise<Schemas['TransactionDetail']> {
  const row = await findTransaction(db, actor, transactionId);
  const { transaction, revertedById, createdByName } = row;
  const currency = (await readCurrencyUnits(db))(transaction.currency);
  const history = await listChanges(db, {
    kind: 'transaction',
    recordId: transactionId,
    page: { offset: 0, limit: 50 },
  });
  const facts = { ...transaction, isRevert: transaction.revertsId !== null, isReverted: revertedById !== null };
  const isAdmin = actsAsAdmin(actor);
  const revertRefusal = isAdmin ? await refuseRevertOf(db, transaction, currency) : null;
  return {
    ...toTransactionBody(row, currency),
    timezone: actor.user.timezone,
    created_by_name: createdByName,
    requisites: transaction.requisites,
    bank_payment: transaction.type === 'deposit' ? await readBankPayment(db, actor, transactionId) : null,
    entries: await readEntries(db, transactionId, currency),
    actions: transactionActions(transaction.type, isAdmin).map((action) => ({
      action,
      refusal: checkTransactionAction(facts, action, isAdmin)?.text ?? (action === 'revert' ? revertRefusal : null),
    })),
    history: history.items,
  };
}

/** Why a transaction can't be reverted now, apart from its status. */
async function refuseRevertOf(
  db: Db,
  transaction: FoundTransaction['transaction'],
  currency: CurrencyUnit,
): Promise<string | null> {
  const amount = Money.of(transaction.amount, currency);
  return (
    refuseRevertBeyond(await readAvailable(db, transaction.userId, currency), amount) ??
    (await refuseRevertOfStated(db, transaction, amount.negated()))
  );
}

async function readAvailable(db: Db, userId: number, currency: CurrencyUnit): Promise<Money> {
  const ofOwner = and(eq(ledgerAccounts.ownerId, userId), eq(ledgerAccounts.kind, 'balance'));
  const [account] = await db
    .select({ balance: ledgerAccounts.balance, creditLimit: ledgerAccounts.creditLimit })
    .from(ledgerAccounts)
    .where(and(ofOwner, eq(ledgerAccounts.currency, currency.code)));
  const of = (amount = '0') => Money.of(amount, currency);
  return availableOf(db, { userId, currency, free: of(account?.balance), creditLimit: of(account?.creditLimit) });
}

async function readEntries(db: Db, transactionId: number, currency: CurrencyUnit): Promise<Schemas['LedgerEntry'][]> {
  const rows = await db
    .select({
      id: ledgerEntries.id,
      account: ledgerAccounts.kind,
      userId: ledgerAccounts.ownerId,
      userName: users.name,
      amount: ledgerEntries.amount,
      createdAt: ledgerTransfers.createdAt,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .leftJoin(users, eq(users.id, ledgerAccounts.ownerId))
    .where(eq(ledgerTransfers.transactionId, transactionId))
    .orderBy(asc(ledgerEntries.id));
  return rows.map(({ id, account, userId, userName, amount, createdAt }) => ({
    id,
    account,
    user_id: userId,
    user_name: userName,
    amount: amountText(amount, currency),
    created_at: createdAt.toISOString(),
  }));
}
