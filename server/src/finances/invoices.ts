import type { CurrencyUnit } from '@preroll/rules/money';
import { and, eq, type SQL } from 'drizzle-orm';
import { ownedWithin } from '../access/scope.ts';
import type { Actor } from '../access/viewer.ts';
import type { components, operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { isWanted } from '../db/is-wanted.ts';
import { invoices, users } from '../db/schema.ts';
import { sortOrder } from '../db/sort-order.ts';
import { readPage } from '../records/read-page.ts';
import { requireRow } from '../records/require-row.ts';
import { readCurrencyUnits } from './currency-units.ts';
import { amountText } from './transaction-body.ts';

type Schemas = components['schemas'];

const selectInvoices = (db: Db) =>
  db.select({ invoice: invoices, userName: users.name }).from(invoices).innerJoin(users, eq(users.id, invoices.userId));

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number];

const columns = { issued_at: invoices.issuedAt, total: invoices.total };

/** Lists one page of the documents in the actor's scope, and their total number. */
export async function listInvoices(db: Db, { viewer, query }: Call<operations['listInvoices']>) {
  const { search, kind, status, user_id } = query;
  const matching: SQL | undefined = and(
    ownedWithin(viewer, invoices.userId),
    containsText(search, invoices.number),
    isWanted(invoices.kind, kind),
    isWanted(invoices.status, status),
    isWanted(invoices.userId, user_id),
  );
  const order = sortOrder(query.sort, columns, invoices.id);
  const list = { table: invoices, matching, order, page: query };
  const { rows, total } = await readPage(db, selectInvoices(db).$dynamic(), list);
  const unitOf = await readCurrencyUnits(db);
  return { items: rows.map((row) => toInvoiceBody(row, unitOf(row.invoice.currency))), total };
}

/** @throws ApiError 404 for a document outside the actor's scope */
export async function describeInvoice(db: Db, actor: Actor, invoiceId: number): Promise<Schemas['InvoiceDetail']> {
  const row = requireRow(
    await selectInvoices(db).where(and(ownedWithin(actor, invoices.userId), eq(invoices.id, invoiceId))),
  );
  const unit = (await readCurrencyUnits(db))(row.invoice.currency);
  const body = toInvoiceBody(row, unit);
  const { lines, seller, buyer } = row.invoice;
  return { ...body, lines, seller, buyer, purpose: purposeOf(body) };
}

const purposeOf = ({ kind, number, vat, currency }: Schemas['Invoice']) =>
  kind === 'invoice' ? `Payment of invoice ${number}, including VAT ${vat} ${currency}` : '';

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
