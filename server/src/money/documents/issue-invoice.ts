import type { Money } from '@preroll/rules/finance/money';
import { sql } from 'drizzle-orm';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invoiceNumbers, invoices } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import type { Payer } from '../payments/payer.ts';
import type { Issuer, IssuerConfig } from './issuer.ts';

type Schemas = components['schemas'];

export interface IssuedInvoice {
  payer: Payer;
  transactionId: number;
  /** With VAT. */
  total: Money;
}

/** Issues the invoice of a deposit, with the next number of its year. */
export async function issueInvoice(
  tx: Transaction,
  { issuer }: IssuerConfig,
  { payer, transactionId, total }: IssuedInvoice,
): Promise<void> {
  await tx.insert(invoices).values({
    kind: 'invoice',
    userId: payer.id,
    transactionId,
    ...contentOf(issuer, payer, [{ title: 'Advertising services', total }]),
    ...(await issuedColumns(tx, 'invoice')),
  });
}

/** The content of a document: its lines, their sums, and its parties' current details. */
export function contentOf({ party, vatRate }: Issuer, payer: Payer, lines: { title: string; total: Money }[]) {
  const parts = lines.map(({ title, total }) => ({ title, total, ...total.withoutVat(vatRate) }));
  const sumOf = (key: 'amount' | 'vat' | 'total') => {
    const [first, ...others] = parts.map((part) => part[key]);
    if (first === undefined) throw new Error('a document has a line');
    return others.reduce((sum, one) => sum.plus(one), first);
  };
  const total = sumOf('total');
  return {
    currency: total.currency.code,
    amount: sumOf('amount').toString(),
    vat: sumOf('vat').toString(),
    total: total.toString(),
    vatRate,
    lines: parts.map((part) => {
      const amount = part.amount.toString();
      return { title: part.title, quantity: '1', price: amount, amount, total: part.total.toString() };
    }),
    seller: party,
    buyer: buyerOf(payer),
  };
}

/** Takes the next number of this year, for a document issued in the same transaction. */
export async function issuedColumns(tx: Transaction, kind: Schemas['InvoiceKind']) {
  const year = new Date().getUTCFullYear();
  return { status: 'issued' as const, year, serial: await allocateNumbers(tx, kind, year, 1), issuedAt: sql`now()` };
}

/**
 * Takes the next numbers and returns the last of them. They have no gaps: a failed transaction releases its numbers, and a
 * concurrent one waits until it ends.
 */
export async function allocateNumbers(
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
