import type { Money } from '@preroll/rules/money';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Transaction } from '../db/database.ts';
import { invoiceNumbers, invoices } from '../db/schema.ts';
import { expectRow } from '../records/expect-row.ts';
import type { Payer } from './payer.ts';

type Schemas = components['schemas'];

export interface Issued {
  payer: Payer;
  transactionId: number;
  /** With VAT. */
  total: Money;
}

/** Issues the invoice of a deposit, with the next number of its year. */
export async function issueInvoice(
  tx: Transaction,
  { issuer }: Pick<Config, 'issuer'>,
  { payer, transactionId, total }: Issued,
): Promise<void> {
  const { amount, vat } = total.withoutVat(issuer.vatRate);
  const text = amount.toString();
  const year = new Date().getUTCFullYear();
  await tx.insert(invoices).values({
    kind: 'invoice',
    status: 'issued',
    userId: payer.id,
    transactionId,
    year,
    serial: await takeNumbers(tx, 'invoice', year, 1),
    currency: total.currency.code,
    amount: text,
    vat: vat.toString(),
    total: total.toString(),
    vatRate: issuer.vatRate,
    lines: [{ title: 'Advertising services', quantity: '1', price: text, amount: text }],
    seller: issuer.party,
    buyer: buyerOf(payer),
    issuedAt: sql`now()`,
  });
}

/**
 * Takes the next numbers and returns the last of them. They have no gaps: those that a failed transaction has taken are
 * free again, and the next one waits until it ends.
 */
export async function takeNumbers(
  tx: Transaction,
  kind: Schemas['InvoiceKind'],
  year: number,
  count: number,
): Promise<number> {
  const rows = await tx
    .insert(invoiceNumbers)
    .values({ kind, year, last: count })
    .onConflictDoUpdate({
      target: [invoiceNumbers.kind, invoiceNumbers.year],
      set: { last: sql`${invoiceNumbers.last} + ${count}` },
    })
    .returning({ last: invoiceNumbers.last });
  return expectRow(rows).last;
}

/** A user as a party to an invoice. */
export const buyerOf = ({
  name,
  legalName,
  inn,
  kpp,
}: Pick<Payer, 'name' | 'legalName' | 'inn' | 'kpp'>): Schemas['Party'] => ({
  name: legalName || name,
  inn,
  kpp,
  address: '',
  bank: '',
  bic: '',
  account: '',
  correspondent_account: '',
});
