import { randomUUID } from 'node:crypto';
import { Money } from '@preroll/rules/finance/money';
import type { Notices } from '../../identity/notifications/notices.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import type { IssuerConfig } from '../documents/issuer.ts';
import { requireCurrencyUnit } from '../ledger/currency-units.ts';
import { insertOnce } from '../payments/insert-once.ts';
import { refuseForeignCurrency, requirePayer } from '../payments/payer.ts';
import { paymentProviders } from '../payments/payment-provider.ts';
import { lockTransaction } from '../payments/transaction-queries.ts';
import { payDeposit } from './pay-deposit.ts';
import { lockUndecided } from './unassigned-payments.ts';

interface Deps {
  db: Db;
  config: IssuerConfig;
  notices: Notices;
}

type Paid = Pick<Awaited<ReturnType<typeof lockUndecided>>, 'amount' | 'currency'>;

/**
 * Pays a deposit with an unassigned payment: an existing deposit, or a new one for a client.
 *
 * @returns the deposit's id
 * @throws ApiError 403, 404, 400 for a payment that is already decided, 422 for a deposit of another amount
 */
export const assignPayment = (
  { db, config, notices }: Deps,
  { viewer, params, body }: Call<operations['assignPayment']>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const payment = await lockUndecided(tx, viewer, params.paymentId);
    const { fingerprint, date, reference, payer, amount, currency, purpose } = payment;
    const transactionId =
      body.transaction_id === undefined
        ? await createDeposit(tx, config, viewer, body.user_id, payment)
        : await requireDeposit(tx, viewer, body.transaction_id, payment);
    const entry = { date, reference, payer, amount, currency, purpose };
    await payDeposit(tx, notices, viewer, { transactionId, fingerprint, entry });
    return transactionId;
  });

async function requireDeposit(tx: Transaction, actor: Actor, id: number, paid: Paid): Promise<number> {
  const unit = await requireCurrencyUnit(tx, paid.currency);
  const { type, amount, currency } = await lockTransaction(tx, actor, id);
  if (type !== 'deposit') throw invalid({ transaction_id: ['Not a deposit'] });
  if (currency !== paid.currency) throw invalid({ transaction_id: [`The deposit is in ${currency}`] });
  const wanted = Money.of(amount, unit);
  if (wanted.compare(Money.of(paid.amount, unit)) !== 0)
    throw invalid({ transaction_id: [`The deposit is of ${wanted}`] });
  return id;
}

/**
 * Creates a deposit on the client's behalf. Sends both the invoice and the payment message, because the client did not
 * request it.
 */
async function createDeposit(
  tx: Transaction,
  config: IssuerConfig,
  actor: Actor,
  userId: number | undefined,
  paid: Paid,
): Promise<number> {
  const payer = await requirePayer(tx, actor, userId);
  if (!payer.supportPanels.includes('advertiser')) throw invalid({ user_id: ['Not an advertiser'] });
  const unit = await requireCurrencyUnit(tx, paid.currency);
  await refuseForeignCurrency(tx, payer, unit.code);
  const total = Money.of(paid.amount, unit);
  const { id } = await insertOnce(tx, {
    userId: payer.id,
    type: 'deposit',
    amount: total.toString(),
    currency: unit.code,
    status: 'waiting',
    method: 'bank',
    createdBy: actor.user.id,
    idempotencyKey: randomUUID(),
  });
  await paymentProviders.bank.begin(tx, config, { payer, transactionId: id, total });
  return id;
}
