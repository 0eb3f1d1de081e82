import { checkInvoiceAction, invoiceActions } from '@preroll/rules/finance/invoice';
import type { CurrencyUnit } from '@preroll/rules/finance/money';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { actsAsAdmin } from '../../platform/access/require-admin.ts';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { listChanges } from '../../platform/changes/list-changes.ts';
import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { matches } from '../../platform/db/matches.ts';
import { invoices, users } from '../../platform/db/schema.ts';
import { listOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { readCurrencyUnits } from '../ledger/currency-units.ts';
import { amountText } from '../payments/transaction-body.ts';
import { refusalBeyondCharged } from './draft-invoices.ts';

type Schemas = components['schemas'];

const selectInvoices = (db: Db) =>
  db.select({ invoice: invoices, userName: users.name }).from(invoices).innerJoin(users, eq(users.id, invoices.userId));

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number];

/** Limits a query to the documents in the actor's scope. Only admins see drafts. */
const visibleInvoices = (actor: Actor): SQL | undefined =>
  and(ownedWithin(actor, invoices.userId), actsAsAdmin(actor) ? undefined : ne(invoices.status, 'draft'));

const columns = { issued_at: invoices.issuedAt, total: invoices.total };

/** Lists one page of the documents in the actor's scope, and their total number. */
export async function listInvoices(db: Db, { viewer, query }: Call<operations['listInvoices']>) {
  const { search, kind, status, user_id } = query;
  const matching: SQL | undefined = and(
    visibleInvoices(viewer),
    containsText(search, invoices.number),
    matches(invoices.kind, kind),
    matches(invoices.status, status),
    matches(invoices.userId, user_id),
  );
  const list = {
    matching,
    order: listOrder(query.sort, columns, invoices.id),
    page: query,
  };
  const { rows, ...page } = await readPage(
    db,
    list,
    (isOnPage) => selectInvoices(db).where(isOnPage),
    ({ invoice }) => invoice.id,
  );
  const unitOf = await readCurrencyUnits(db);
  return { items: rows.map((row) => toInvoiceBody(row, unitOf(row.invoice.currency))), ...page };
}

/** @throws ApiError 404 for a document outside the actor's scope */
export async function describeInvoice(db: Db, actor: Actor, invoiceId: number): Promise<Schemas['InvoiceDetail']> {
  const row = requireRow(await selectInvoices(db).where(and(visibleInvoices(actor), eq(invoices.id, invoiceId))));
  const { invoice } = row;
  const unit = (await readCurrencyUnits(db))(invoice.currency);
  const body = toInvoiceBody(row, unit);
  const replacing = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(visibleInvoices(actor), eq(invoices.replacesId, invoiceId)));
  const role = actsAsAdmin(actor) ? 'admin' : 'reader';
  const beyond = role === 'admin' && invoice.status === 'draft' ? await refusalBeyondCharged(db, invoice) : null;
  const history = await listChanges(db, { kind: 'invoice', recordId: invoiceId, page: { offset: 0, limit: 50 } });
  return {
    ...body,
    lines: invoice.lines.map((line) => ({
      ...line,
      price: amountText(line.price, unit),
      amount: amountText(line.amount, unit),
      total: amountText(line.total, unit),
    })),
    seller: invoice.seller,
    buyer: invoice.buyer,
    subject: invoice.subject,
    purpose: purposeOf(body, invoice.subject),
    void_reason: invoice.voidReason,
    replaces_id: invoice.replacesId,
    replaced_by_id: replacing[0]?.id ?? null,
    created_at: invoice.createdAt.toISOString(),
    version: invoice.version,
    actions: invoiceActions(invoice.kind, role).map((action) => ({
      action: action as Schemas['InvoiceAction']['action'],
      refusal: checkInvoiceAction(invoice, action, role)?.text ?? (action === 'issue' ? beyond : null),
    })),
    // only admins see the changes of a draft before it was issued
    history:
      role === 'admin' ? history.items : history.items.filter(({ created_at: at }) => at >= (body.issued_at ?? '')),
  };
}

/** The payment purpose, with the number by which a bank statement's line is matched to the invoice. */
const purposeOf = ({ kind, number, vat, currency }: Schemas['Invoice'], subject: string) =>
  kind === 'act'
    ? ''
    : [`Payment of invoice ${number ?? '…'}`, subject, `including VAT ${vat} ${currency}`].filter(Boolean).join(', ');

const toInvoiceBody = ({ invoice, userName }: InvoiceRow, unit: CurrencyUnit): Schemas['Invoice'] => ({
  id: invoice.id,
  number: invoice.number,
  kind: invoice.kind,
  status: invoice.status,
  user_id: invoice.userId,
  user_name: userName,
  transaction_id: invoice.transactionId,
  currency: unit.code,
  precision: unit.precision,
  amount: amountText(invoice.amount, unit),
  vat: amountText(invoice.vat, unit),
  total: amountText(invoice.total, unit),
  vat_rate: String(Number(invoice.vatRate)),
  period: invoice.period?.slice(0, 7) ?? null,
  issued_at: invoice.issuedAt?.toISOString() ?? null,
  paid_at: invoice.paidAt?.toISOString() ?? null,
});
