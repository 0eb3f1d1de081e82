import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { createdAt, emptyText, id, instant, money, updatedAt, version } from './columns.ts';
import { userId } from './people.ts';
import { transactions } from './transactions.ts';

export const invoiceKind = pgEnum('invoice_kind', ['invoice', 'act']);

export const invoiceStatus = pgEnum('invoice_status', ['draft', 'issued', 'paid', 'void']);

/**
 * Invoices and acts. Triggers refuse to edit or delete issued ones, except for their status. A void document keeps its
 * number.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    kind: invoiceKind('kind').notNull(),
    status: invoiceStatus('status').notNull(),
    userId: userId('user_id').notNull(),
    transactionId: integer('transaction_id')
      .unique()
      .references(() => transactions.id),
    year: integer('year'),
    /** Sequential per kind and year, starting at 1. */
    serial: integer('serial'),
    number: text('number').generatedAlwaysAs(sql.raw(`year::text || '-' || lpad(serial::text, 6, '0')`)),
    currency: text('currency').notNull(),
    /** Without VAT. */
    amount: money('amount').notNull(),
    vat: money('vat').notNull(),
    total: money('total').notNull(),
    /** Percent. */
    vatRate: numeric('vat_rate', { precision: 4, scale: 2 }).notNull(),
    /** The first day of the month of an act. */
    period: date('period', { mode: 'string' }),
    lines: jsonb('lines').$type<components['schemas']['InvoiceLine'][]>().notNull(),
    seller: jsonb('seller').$type<components['schemas']['Party']>().notNull(),
    buyer: jsonb('buyer').$type<components['schemas']['Party']>().notNull(),
    subject: emptyText('subject'),
    voidReason: emptyText('void_reason'),
    /** The void act that this one corrects. */
    replacesId: integer('replaces_id').references((): AnyPgColumn => invoices.id),
    issuedAt: instant('issued_at'),
    paidAt: instant('paid_at'),
    createdAt: createdAt(),
    version: version(),
    updatedBy: userId('updated_by'),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('invoices_kind_year_serial').on(table.kind, table.year, table.serial),
    uniqueIndex('invoices_act')
      .on(table.userId, table.period, table.currency)
      .where(sql`${table.kind} = 'act' and ${table.status} <> 'void'`),
    index('invoices_user_id').on(table.userId, table.issuedAt),
    // serves the order of the list, newest first
    index('invoices_issued_at').on(table.issuedAt, table.id),
    uniqueIndex('invoices_replaces_id').on(table.replacesId),
    // for searching a number by its beginning, or without year and leading zeros
    index('invoices_number_begins').on(table.number.op('text_pattern_ops')),
    index('invoices_serial').on(table.serial),
    check('invoices_sum', sql`${table.amount} + ${table.vat} = ${table.total}`),
    check('invoices_number', sql`(${table.status} = 'draft') = (${table.serial} is null)`),
    check('invoices_void_reason', sql`(${table.status} = 'void') = (${table.voidReason} <> '')`),
  ],
);

/** The last number taken per kind and year. A number is taken in the transaction that issues the invoice. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    kind: invoiceKind('kind').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);
