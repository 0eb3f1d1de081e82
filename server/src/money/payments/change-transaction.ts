import { Money } from '@preroll/rules/finance/money';
import { checkTransactionAction, validateReason } from '@preroll/rules/finance/transaction';
import { eq } from 'drizzle-orm';
import type { Notices } from '../../identity/notifications/notices.ts';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import { actsAsAdmin } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { changedFields, writeChanges } from '../../platform/changes/write-changes.ts';
import { forbidden, invalid, refused } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { transactions } from '../../platform/db/schema.ts';
import { nextVersion } from '../../platform/records/versioned-records.ts';
import { settleInvoice } from '../documents/settle-invoice.ts';
import { readCurrencyUnits } from '../ledger/currency-units.ts';
import { lockAccounts, postTransfer, type UserAccounts } from '../ledger/post-transfer.ts';
import { recordBankPayment } from './bank-payments.ts';
import { notifyPayer } from './notify-payer.ts';
import { markPaid } from './settle-transaction.ts';
import { lockTransaction } from './transaction-queries.ts';

type Body = components['schemas']['TransactionStatusChange'];
type Row = typeof transactions.$inferSelect;

/**
 * Changes the status of a transaction, and posts the resulting movement of money.
 * @throws ApiError 400 for a stale edit or an invalid transition, 403, 404, 422
 */
export const changeTransactionStatus = (
  { db, notices }: { db: Db; notices: Notices },
  actor: Actor,
  id: number,
  body: Body,
): Promise<void> => db.transaction((tx) => changeStatusWithin(tx, notices, actor, id, body));

/** The same, within a database transaction. */
export async function changeStatusWithin(
  tx: Transaction,
  notices: Notices,
  actor: Actor,
  id: number,
  body: Body,
): Promise<void> {
  const row = await lockTransaction(tx, actor, id);
  const facts = { ...row, isRevert: row.revertsId !== null };
  const refusal = checkTransactionAction(facts, body.status, actsAsAdmin(actor));
  if (refusal?.code === 'forbidden') throw forbidden(refusal.text);
  refuseStaleEdit(row, body.version);
  if (refusal !== null) throw refused(refusal.text);
  const reason = body.reason ?? '';
  const errors = validateReason(body.status, reason);
  if (Object.keys(errors).length > 0) throw invalid(errors);

  await recordBankPayment(tx, actor, row, body);
  if (row.type === 'deposit') await changeDeposit(tx, actor, row, body);
  else await changeWithdrawal(tx, row, body.status);
  const rejectReason = body.status === 'rejected' ? reason : '';
  const change = { ...nextVersion(row, actor), rejectReason };
  await tx
    .update(transactions)
    .set(body.status === 'paid' ? change : { ...change, status: body.status })
    .where(eq(transactions.id, id));
  await writeChanges(tx, actor, {
    kind: 'transaction',
    recordId: id,
    fields: changedFields(
      { status: row.status, reject_reason: row.rejectReason },
      { status: body.status, reject_reason: rejectReason },
    ),
  });
  await notifyPayer(tx, notices, actor, row, { ...body, reason });
}

async function changeDeposit(tx: Transaction, actor: Actor, row: Row, { status, reason }: Body): Promise<void> {
  if (status === 'paid') await creditDeposit(tx, row);
  const outcome =
    status === 'paid'
      ? { action: 'pay' as const }
      : { action: 'void' as const, reason: reason || 'The deposit was cancelled' };
  await settleInvoice(tx, actor, row.id, outcome);
}

/** Works for a currency that was removed since, so that pending transactions can be completed. */
const lockAccountsOf = async (tx: Transaction, { userId, currency }: Row): Promise<UserAccounts> =>
  lockAccounts(tx, userId, (await readCurrencyUnits(tx))(currency));

async function creditDeposit(tx: Transaction, row: Row): Promise<void> {
  const accounts = await lockAccountsOf(tx, row);
  const amount = Money.of(row.amount, accounts.currency);
  await postTransfer(tx, accounts, { transactionId: row.id, step: 'settle', from: 'clearing', to: 'balance', amount });
  await markPaid(tx, row.id);
}

/** Pays out or releases the held amount of a withdrawal; it stays held while processing. */
async function changeWithdrawal(tx: Transaction, row: Row, status: Body['status']): Promise<void> {
  if (status === 'processing') return;
  const accounts = await lockAccountsOf(tx, row);
  const amount = Money.of(row.amount, accounts.currency).negated();
  const isPaid = status === 'paid';
  await postTransfer(tx, accounts, {
    transactionId: row.id,
    step: isPaid ? 'settle' : 'release',
    from: 'held',
    to: isPaid ? 'clearing' : 'balance',
    amount,
  });
  if (isPaid) await markPaid(tx, row.id);
}
