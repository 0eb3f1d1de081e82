import { Money, validateAmount } from '@preroll/rules/finance/money';
import { normalizeRequisites, validateRequisites } from '@preroll/rules/finance/requisites';
import type { Notices } from '../../identity/notifications/notices.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { type FieldErrors, invalid } from '../../platform/contract/api-error.ts';
import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { formatAmount, onlyAvailableMessage } from '../documents/amount-format.ts';
import type { IssuerConfig } from '../documents/issuer.ts';
import { availableOf } from '../ledger/available.ts';
import { requireCurrencyUnit } from '../ledger/currency-units.ts';
import { lockAccounts, postTransfer } from '../ledger/post-transfer.ts';
import { insertOnce } from './insert-once.ts';
import { emailPayer } from './notify-payer.ts';
import { type Payer, refuseForeignCurrency, requirePayer } from './payer.ts';
import { paymentProviders } from './payment-provider.ts';

type Body = components['schemas']['TransactionCreate'];

const panels = { deposit: 'advertiser', withdrawal: 'webmaster' } as const;

/**
 * Creates a deposit with its invoice, or a withdrawal, which immediately holds its amount.
 * @returns the id, and whether it is new: a repeated key returns the first result
 * @throws ApiError 404 for a client outside the actor's scope, 422
 */
export async function createTransaction(
  { db, config, notices }: { db: Db; config: IssuerConfig; notices: Notices },
  { viewer, body }: Call<operations['createTransaction']>,
): Promise<{ id: number; isNew: boolean }> {
  const payer = await requirePayer(db, viewer, body.user_id);
  const unit = await requireCurrencyUnit(db, body.currency);
  const amountError = validateAmount(body.amount, unit);
  const errors = { ...refuseType(viewer, payer, body), ...(amountError && { amount: [amountError] }) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await refuseForeignCurrency(db, payer, body.currency);

  const amount = Money.of(body.amount, unit);
  const isDeposit = body.type === 'deposit';
  return db.transaction(async (tx) => {
    const inserted = await insertOnce(tx, {
      userId: payer.id,
      type: body.type,
      amount: (isDeposit ? amount : amount.negated()).toString(),
      currency: unit.code,
      status: 'waiting',
      method: body.method,
      comment: body.comment ?? '',
      requisites: isDeposit || body.requisites === undefined ? null : normalizeRequisites(body.requisites),
      createdBy: viewer.user.id,
      idempotencyKey: body.idempotency_key,
    });
    if (!inserted.isNew) return inserted;
    if (isDeposit) {
      await paymentProviders[body.method].begin(tx, config, { payer, transactionId: inserted.id, total: amount });
      await emailPayer(tx, notices, inserted.id, 'invoice_issued');
      return inserted;
    }
    const accounts = await lockAccounts(tx, payer.id, unit);
    const available = await availableOf(tx, accounts);
    if (amount.compare(available) > 0) throw invalid({ amount: [onlyAvailableMessage(available)] });
    const least = Money.of(unit.minWithdrawal, unit);
    if (amount.compare(least) < 0) throw invalid({ amount: [`At least ${formatAmount(least)}`] });
    await postTransfer(tx, accounts, { transactionId: inserted.id, step: 'hold', from: 'balance', to: 'held', amount });
    return inserted;
  });
}

function refuseType({ cabinet }: Actor, payer: Payer, { type, requisites }: Body): FieldErrors {
  const isOwn = cabinet === 'advertiser' || cabinet === 'webmaster';
  if (isOwn && cabinet !== panels[type]) return { type: [`Not in the cabinet of the ${cabinet}`] };
  if (!payer.supportPanels.includes(panels[type]))
    return { user_id: [`Not ${type === 'deposit' ? 'an advertiser' : 'a webmaster'}`] };
  if (type === 'deposit') return {};
  if (requisites === undefined) return { requisites: ['Required'] };
  return Object.fromEntries(
    Object.entries(validateRequisites(requisites)).map(([field, messages]) => [`requisites.${field}`, messages]),
  );
}
