import { randomUUID } from 'node:crypto';
import { Money } from '@preroll/rules/finance/money';
import { checkTransactionAction, validateAdjustment } from '@preroll/rules/finance/transaction';
import { requireAdmin } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid, refused } from '../../platform/contract/api-error.ts';
import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { formatAmount, onlyAvailableMessage } from '../documents/amount-format.ts';
import { settleInvoice } from '../documents/settle-invoice.ts';
import { insertOnce } from '../payments/insert-once.ts';
import { refuseForeignCurrency, refuseWithoutFinances, requirePayer } from '../payments/payer.ts';
import { markPaid } from '../payments/settle-transaction.ts';
import { lockTransaction } from '../payments/transaction-queries.ts';
import { availableOf } from './available.ts';
import { lockActs, refuseRevertOfStated } from './charges.ts';
import { readCurrencyUnits, requireCurrencyUnit } from './currency-units.ts';
import { lockAccounts, postTransfer } from './post-transfer.ts';

type Schemas = components['schemas'];

/**
 * Posts a correction, bonus or refund against the platform's revenue.
 * @throws ApiError 403, 404, 422
 */
export async function createAdjustment(db: Db, { viewer, body }: Call<operations['createAdjustment']>) {
  requireAdmin(viewer);
  const payer = await requirePayer(db, viewer, body.user_id);
  await refuseWithoutFinances(db, payer);
  const unit = await requireCurrencyUnit(db, body.currency);
  const amountError = validateAdjustment(body.type, body.amount, unit);
  if (amountError !== null) throw invalid({ amount: [amountError] });
  await refuseForeignCurrency(db, payer, body.currency);
  const amount = Money.of(body.amount, unit);
  return db.transaction(async (tx) => {
    const inserted = await insertOnce(tx, {
      userId: payer.id,
      type: body.type,
      amount: amount.toString(),
      currency: unit.code,
      status: 'waiting',
      method: 'balance',
      comment: body.comment,
      createdBy: viewer.user.id,
      idempotencyKey: body.idempotency_key,
    });
    if (inserted.isNew) {
      const accounts = await lockAccounts(tx, payer.id, unit);
      const available = await availableOf(tx, accounts);
      if (available.plus(amount).sign < 0) throw invalid({ amount: [onlyAvailableMessage(available)] });
      await postAdjustment(tx, accounts, inserted.id, { amount, from: 'revenue' });
    }
    return inserted;
  });
}

/**
 * Reverts a paid transaction once, by a correction of the opposite amount. Voids the invoice of a deposit, because a new
 * payment needs a new invoice.
 * @returns the id of the correction
 * @throws ApiError 400 if it was reverted before, its money is spent or an act states it, 403, 404
 */
export function revertTransaction(
  db: Db,
  actor: Actor,
  id: number,
  { comment }: Schemas['TransactionRevert'],
): Promise<number> {
  requireAdmin(actor);
  return db.transaction(async (tx) => {
    const row = await lockTransaction(tx, actor, id);
    const refusal = checkTransactionAction({ ...row, isRevert: row.revertsId !== null }, 'revert', true);
    if (refusal !== null) throw refused(refusal.text);
    const amount = Money.of(row.amount, (await readCurrencyUnits(tx))(row.currency)).negated();
    if (row.type === 'spend') await lockActs(tx);
    const statedRefusal = await refuseRevertOfStated(tx, row, amount);
    if (statedRefusal !== null) throw refused(statedRefusal);
    const inserted = await insertOnce(tx, {
      userId: row.userId,
      type: 'correction',
      amount: amount.toString(),
      currency: row.currency,
      status: 'waiting',
      method: 'balance',
      comment,
      revertsId: id,
      createdBy: actor.user.id,
      idempotencyKey: randomUUID(),
    });
    const from = row.type === 'deposit' || row.type === 'withdrawal' ? 'clearing' : 'revenue';
    const accounts = await lockAccounts(tx, row.userId, amount.currency);
    const spentRefusal = refuseRevertBeyond(await availableOf(tx, accounts), amount.negated());
    if (spentRefusal !== null) throw refused(spentRefusal);
    await postAdjustment(tx, accounts, inserted.id, { amount, from });
    if (row.type === 'deposit') await settleInvoice(tx, actor, id, { action: 'revert', reason: comment });
    return inserted.id;
  });
}

/** Why a received amount can't be reverted: it exceeds what is available. */
export const refuseRevertBeyond = (available: Money, received: Money): string | null =>
  received.sign > 0 && received.compare(available) > 0
    ? `It can't be taken back: only ${formatAmount(available)} ${available.currency.code} is available`
    : null;

async function postAdjustment(
  tx: Transaction,
  accounts: Awaited<ReturnType<typeof lockAccounts>>,
  transactionId: number,
  { amount, from }: { amount: Money; from: 'clearing' | 'revenue' },
): Promise<void> {
  await postTransfer(tx, accounts, { transactionId, step: 'settle', from, to: 'balance', amount });
  await markPaid(tx, transactionId);
}
