import { checkInvoiceAction, type InvoiceAction } from '@preroll/rules/finance/invoice';
import { type CurrencyUnit, Money, validateAmount } from '@preroll/rules/finance/money';
import { eq, sql } from 'drizzle-orm';
import { actsAsAdmin, requireAdmin } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { forbidden, invalid, refused } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { readRows } from '../../platform/db/read-rows.ts';
import { invoices } from '../../platform/db/schema.ts';
import { createVersioned, lockVersioned, updateVersioned } from '../../platform/records/versioned-records.ts';
import { writeRecordChange } from '../../platform/records/write-record-change.ts';
import { lockActs, selectCharges } from '../ledger/charges.ts';
import { requireCurrencyUnit, requireDocumentUnit } from '../ledger/currency-units.ts';
import { refuseForeignCurrency, requireBuyer, requirePayer } from '../payments/payer.ts';
import { contentOf } from './issue-invoice.ts';
import type { IssuerConfig } from './issuer.ts';
import { invoiceHistory } from './settle-invoice.ts';

type Schemas = components['schemas'];
type Row = typeof invoices.$inferSelect;

/**
 * Creates the draft of an invoice.
 * @returns its id
 * @throws ApiError 403, 404, 422
 */
export async function createInvoice(
  db: Db,
  { issuer }: IssuerConfig,
  actor: Actor,
  { user_id, currency, subject, lines }: Schemas['InvoiceCreate'],
): Promise<number> {
  requireAdmin(actor);
  const payer = await requirePayer(db, actor, user_id);
  if (!payer.supportPanels.includes('advertiser')) throw invalid({ user_id: ['Not an advertiser'] });
  const unit = await requireCurrencyUnit(db, currency);
  await refuseForeignCurrency(db, payer, currency);
  const content = contentOf(issuer, payer, readLines(lines, unit));
  const values = { kind: 'invoice' as const, status: 'draft' as const, userId: user_id, subject, ...content };
  const { id } = await db.transaction((tx) =>
    createVersioned(tx, actor, invoices, { values, history: invoiceHistory }),
  );
  return id;
}

/** @throws ApiError 400 for a stale edit or an issued document, 403, 404, 422 */
export async function updateInvoice(
  db: Db,
  { issuer }: IssuerConfig,
  actor: Actor,
  id: number,
  { subject, lines, version }: Schemas['InvoiceUpdate'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id, 'edit');
    const unit = await requireDocumentUnit(tx, row);
    const payer = await requireBuyer(tx, actor, row);
    const content = contentOf(issuer, payer, readLines(lines, unit));
    await refuseBeyondCharged(tx, { ...row, total: content.total });
    const values = { ...content, subject: row.kind === 'invoice' ? subject : '' };
    await updateVersioned(tx, actor, invoices, { id, version, values, history: invoiceHistory });
  });
}

/** @throws ApiError 400 for an issued document, 403, 404 */
export async function removeInvoice(db: Db, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockInvoice(tx, actor, id, 'delete');
    await tx.delete(invoices).where(eq(invoices.id, id));
    await writeRecordChange(tx, actor, invoiceHistory, { id, before });
  });
}

/**
 * Locks a document for an admin, and all acts against a concurrent closing. Returns the last editor, too.
 * @throws ApiError 400 for an action that its status doesn't allow, 403, 404
 */
export async function lockInvoice(
  tx: Transaction,
  actor: Actor,
  id: number,
  action: InvoiceAction,
): Promise<Row & { updatedByName: string }> {
  requireAdmin(actor);
  await lockActs(tx);
  const { row, updatedByName } = await lockVersioned(tx, invoices, id);
  const refusal = checkInvoiceAction(row, action, actsAsAdmin(actor) ? 'admin' : 'reader');
  if (refusal?.code === 'forbidden') throw forbidden(refusal.text);
  if (refusal !== null) throw refused(refusal.text);
  return { ...row, updatedByName };
}

/** Converts stored lines to lines with amounts in the document's currency. */
export const linesOf = ({ lines }: Pick<Row, 'lines'>, unit: CurrencyUnit) =>
  lines.map(({ title, total }) => ({ title, total: Money.of(total, unit) }));

type Stating = Pick<Row, 'id' | 'kind' | 'userId' | 'currency' | 'period'>;

/**
 * The amount that an act may still state: charged, but not stated by other acts, both in total and until the end of its
 * month.
 */
export async function readUnstated(db: Db, { id, kind, userId, currency, period }: Stating): Promise<Money> {
  const unit = await requireDocumentUnit(db, { kind, currency });
  const rows = await readRows<{ owed: string }>(
    db,
    sql`
    with charged as (
      select coalesce(-sum(amount), 0) as ever,
        coalesce(-sum(amount) filter (where day < ${period}::date + interval '1 month'), 0) as until
      from (${selectCharges((owner) => sql`${owner} = ${userId}`)}
      ) as charge
      where currency = ${currency}
    ), stated as (
      select coalesce(sum(total), 0) as ever,
        coalesce(sum(total) filter (where period <= ${period}::date), 0) as until
      from invoices
      where kind = 'act' and status <> 'void' and user_id = ${userId} and currency = ${currency} and id <> ${id}
    )
    select least(charged.ever - stated.ever, charged.until - stated.until)::text as owed from charged, stated`,
  );
  return Money.of(rows[0]?.owed ?? '0', unit);
}

/** Why an act states more than was charged; null if it doesn't, and for an invoice. */
export async function refusalBeyondCharged(db: Db, row: Stating & Pick<Row, 'total'>): Promise<string | null> {
  if (row.kind !== 'act') return null;
  const left = await readUnstated(db, row);
  return Money.of(row.total, left.currency).compare(left) > 0
    ? `Only ${left.toString()} was charged that no other act states`
    : null;
}

/** @throws ApiError 422 at the first amount of an act that states more than was charged */
export async function refuseBeyondCharged(tx: Transaction, row: Stating & Pick<Row, 'total'>): Promise<void> {
  const refusal = await refusalBeyondCharged(tx, row);
  // also as the general message, because issuing a draft has no fields
  if (refusal !== null) throw invalid({ 'lines.0.total': [refusal] }, refusal);
}

function readLines(lines: Schemas['InvoiceDraftLine'][], unit: CurrencyUnit) {
  const errors = lines.flatMap(({ total }, index): [string, string[]][] => {
    const refusal = validateAmount(total, unit);
    return refusal === null ? [] : [[`lines.${index}.total`, [refusal]]];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  return lines.map(({ title, total }) => ({ title, total: Money.of(total, unit) }));
}
