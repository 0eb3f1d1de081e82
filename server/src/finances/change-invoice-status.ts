import { refuseVoidReason } from '@preroll/rules/invoice';
import { eq } from 'drizzle-orm';
import { refuseStaleEdit } from '../access/refuse-stale-edit.ts';
import type { Actor } from '../access/viewer.ts';
import type { Config } from '../config.ts';
import { invalid } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db, Transaction } from '../db/database.ts';
import { invoices, transactions } from '../db/schema.ts';
import { createRecorded } from '../records/create-recorded.ts';
import { expectRow } from '../records/expect-row.ts';
import { updateVersioned } from '../records/update-versioned.ts';
import { changeStatusWithin } from './change-transaction.ts';
import { requireDocumentUnit } from './currency-units.ts';
import { linesOf, lockInvoice, refuseBeyondCharged } from './draft-invoices.ts';
import { contentOf, issuedNow } from './issue-invoice.ts';
import { refuseForeignCurrency, requireBuyer } from './payer.ts';
import { recordedInvoice } from './settle-invoice.ts';
import { lockTransaction } from './transaction-queries.ts';

type Body = components['schemas']['InvoiceStatusChange'];

/**
 * Issues a draft, or makes a document void.
 * @throws ApiError 400 for a stale edit or a status that does not follow, 403, 404, 422
 */
export const changeInvoiceStatus = (
  db: Db,
  config: Pick<Config, 'issuer'>,
  actor: Actor,
  { id, ...body }: Body & { id: number },
): Promise<void> =>
  db.transaction((tx) =>
    body.status === 'issued' ? issue(tx, config, actor, id, body.version) : makeVoid(tx, actor, id, body),
  );

/** Gives a draft the next number, the parties as they are now, and the deposit that it asks for. */
async function issue(
  tx: Transaction,
  { issuer }: Pick<Config, 'issuer'>,
  actor: Actor,
  id: number,
  version: number,
): Promise<void> {
  const row = await lockInvoice(tx, actor, id, 'issue');
  await refuseBeyondCharged(tx, row);
  const unit = await requireDocumentUnit(tx, row);
  const payer = await requireBuyer(tx, actor, row);
  if (row.kind === 'invoice') await refuseForeignCurrency(tx, payer, row.currency);
  const content = contentOf(issuer, payer, linesOf(row, unit));
  const deposit = {
    userId: row.userId,
    type: 'deposit' as const,
    amount: content.total,
    currency: row.currency,
    status: 'waiting' as const,
    method: 'bank' as const,
    comment: row.subject,
    createdBy: actor.user.id,
  };
  const transactionId =
    row.kind === 'act'
      ? null
      : expectRow(await tx.insert(transactions).values(deposit).returning({ id: transactions.id })).id;
  const values = { ...content, transactionId, ...(await issuedNow(tx, row.kind)) };
  await updateVersioned(tx, actor, invoices, { id, version, values, recorded: recordedInvoice });
}

/** The deposit of an invoice is rejected with it; an act leaves the draft of a corrected one. */
async function makeVoid(tx: Transaction, actor: Actor, id: number, { reason = '', version }: Body): Promise<void> {
  const errors = refuseVoidReason(reason);
  const [found] = await tx.select({ transactionId: invoices.transactionId }).from(invoices).where(eq(invoices.id, id));
  const transactionId = found?.transactionId ?? null;
  // payments lock the deposit first, and then its invoice
  const deposit = transactionId === null ? null : await lockTransaction(tx, actor, transactionId);
  const row = await lockInvoice(tx, actor, id, 'void');
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (deposit !== null) {
    refuseStaleEdit(row, version);
    await changeStatusWithin(tx, actor, deposit.id, { status: 'rejected', reason, version: deposit.version });
    return;
  }
  const values = { status: 'void' as const, voidReason: reason };
  await updateVersioned(tx, actor, invoices, { id, version, values, recorded: recordedInvoice });
  const { kind, userId, currency, amount, vat, total, vatRate, period, lines, seller, buyer } = row;
  const content = { kind, userId, currency, amount, vat, total, vatRate, period, lines, seller, buyer };
  const draft = { ...content, status: 'draft' as const, replacesId: id };
  await createRecorded(tx, actor, invoices, { values: draft, recorded: recordedInvoice });
}
