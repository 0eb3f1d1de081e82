import { validateVoidReason } from '@preroll/rules/finance/invoice';
import type { Money } from '@preroll/rules/finance/money';
import { eq } from 'drizzle-orm';
import type { Notices } from '../../identity/notifications/notices.ts';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { invoices, transactions } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { createVersioned, updateVersioned } from '../../platform/records/versioned-records.ts';
import { requireDocumentUnit } from '../ledger/currency-units.ts';
import { changeStatusWithin } from '../payments/change-transaction.ts';
import { emailPayer } from '../payments/notify-payer.ts';
import { refuseForeignCurrency, requireBuyer } from '../payments/payer.ts';
import { lockTransaction } from '../payments/transaction-queries.ts';
import { linesOf, lockInvoice, readUnstated, refuseBeyondCharged } from './draft-invoices.ts';
import { contentOf, issuedColumns } from './issue-invoice.ts';
import type { IssuerConfig } from './issuer.ts';
import { invoiceHistory } from './settle-invoice.ts';

type Body = components['schemas']['InvoiceStatusChange'];

interface Deps {
  db: Db;
  config: IssuerConfig;
  notices: Notices;
}

/**
 * Issues a draft, or voids a document.
 * @throws ApiError 400 for a stale edit or an invalid transition, 403, 404, 422
 */
export const changeInvoiceStatus = (deps: Deps, actor: Actor, { id, ...body }: Body & { id: number }): Promise<void> =>
  deps.db.transaction((tx) =>
    body.status === 'issued' ? issue(tx, deps, actor, id, body.version) : makeVoid(tx, deps, actor, id, body),
  );

/** Assigns the next number to a draft, fixes the parties' current details, and creates the requested deposit. */
async function issue(
  tx: Transaction,
  { config: { issuer }, notices }: Deps,
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
  const values = { ...content, transactionId, ...(await issuedColumns(tx, row.kind)) };
  await updateVersioned(tx, actor, invoices, { id, version, values, history: invoiceHistory });
  if (transactionId !== null) await emailPayer(tx, notices, transactionId, 'invoice_issued');
}

/** Voids a document. Also rejects an invoice's deposit, and drafts a corrected act. */
async function makeVoid(
  tx: Transaction,
  { config, notices }: Deps,
  actor: Actor,
  id: number,
  { reason = '', version }: Body,
): Promise<void> {
  const errors = validateVoidReason(reason);
  const [found] = await tx.select({ transactionId: invoices.transactionId }).from(invoices).where(eq(invoices.id, id));
  const transactionId = found?.transactionId ?? null;
  // in the same lock order as payments: the deposit first, then its invoice
  const deposit = transactionId === null ? null : await lockTransaction(tx, actor, transactionId);
  const row = await lockInvoice(tx, actor, id, 'void');
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (deposit !== null) {
    refuseStaleEdit(row, version);
    await changeStatusWithin(tx, notices, actor, deposit.id, { status: 'rejected', reason, version: deposit.version });
    return;
  }
  const values = { status: 'void' as const, voidReason: reason };
  await updateVersioned(tx, actor, invoices, { id, version, values, history: invoiceHistory });
  await draftCorrected(tx, config, actor, row);
}

/** Drafts the act that replaces a void one, stating what was charged; none if nothing is left to state. */
async function draftCorrected(
  tx: Transaction,
  { issuer }: IssuerConfig,
  actor: Actor,
  { id, kind, userId, currency, period, lines }: typeof invoices.$inferSelect,
): Promise<void> {
  const left = await readUnstated(tx, { id, kind, userId, currency, period });
  const stated = linesUpTo(left, linesOf({ lines }, left.currency));
  if (stated.length === 0) return;
  const content = contentOf(issuer, await requireBuyer(tx, actor, { kind, userId }), stated);
  const draft = { ...content, kind, userId, period, status: 'draft' as const, replacesId: id };
  await createVersioned(tx, actor, invoices, { values: draft, history: invoiceHistory });
}

/** The leading lines that a sum covers; the last one may be reduced. */
function linesUpTo(sum: Money, lines: { title: string; total: Money }[]) {
  let left = sum;
  return lines.flatMap(({ title, total }) => {
    const part = total.compare(left) > 0 ? left : total;
    left = left.minus(part);
    return part.sign > 0 ? [{ title, total: part }] : [];
  });
}
