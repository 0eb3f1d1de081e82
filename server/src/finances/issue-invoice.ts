import type { Money } from '@preroll/rules/money';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Transaction } from '../db/database.ts';
import { invoiceNumbers, invoices } from '../db/schema.ts';
import { expectRow } from '../records/expect-row.ts';
import type { Payer } from './payer.ts';

type Schemas = components['schemas'];

interface Issued {
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
    serial: await takeNumber(tx, 'invoice', year),
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

/** Numbers have no gaps: one that a failed transaction has taken is free again, and the next one waits until it ends. */
async function takeNumber(tx: Transaction, kind: Schemas['InvoiceKind'], year: number): Promise<number> {
  const rows = await tx
    .insert(invoiceNumbers)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.kind, invoiceNumbers.year],
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ last: invoiceNumbers.last });
  return expectRow(rows).last;
}

const buyerOf = ({ name, legalName, inn, kpp }: Payer): Schemas['Party'] => ({
  name: legalName || name,
  inn,
  kpp,
  address: '',
  bank: '',
  bic: '',
  account: '',
  correspondent_account: '',
});
