import { date, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, emptyText, id, instant, money } from './columns.ts';
import { userId } from './people.ts';
import { transactions } from './transactions.ts';

/** What a bank says about one payment. */
const entry = () => ({
  date: date('date', { mode: 'string' }).notNull(),
  reference: emptyText('reference'),
  payer: emptyText('payer'),
  amount: money('amount').notNull(),
  currency: text('currency').notNull(),
  purpose: emptyText('purpose'),
});

/**
 * The payments that have paid a deposit: each once, and each deposit by one. They are lines of bank statements, or typed
 * by an admin.
 */
export const bankStatementLines = pgTable('bank_statement_lines', {
  id: id(),
  /** SHA-256 of what the line says; of a typed one, its deposit. */
  fingerprint: text('fingerprint').notNull().unique('bank_statement_lines_fingerprint'),
  transactionId: integer('transaction_id')
    .notNull()
    .unique('bank_statement_lines_transaction_id')
    .references(() => transactions.id),
  ...entry(),
  importedBy: userId('imported_by').notNull(),
  createdAt: createdAt(),
});

export const unassignedState = pgEnum('unassigned_state', ['open', 'assigned', 'dismissed']);

/** Money that came in by a bank statement and paid no deposit: kept until an admin says whose it is, or dismisses it. */
export const unassignedPayments = pgTable(
  'unassigned_payments',
  {
    id: id(),
    /** As in `bank_statement_lines`. */
    fingerprint: text('fingerprint').notNull().unique('unassigned_payments_fingerprint'),
    ...entry(),
    /** Why it paid nothing when it was imported. */
    reason: text('reason').notNull(),
    state: unassignedState('state').notNull().default('open'),
    /** The deposit that it has paid. */
    transactionId: integer('transaction_id').references(() => transactions.id),
    /** Why it was dismissed. */
    comment: emptyText('comment'),
    importedBy: userId('imported_by').notNull(),
    createdAt: createdAt(),
    decidedBy: userId('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [index('unassigned_payments_state').on(table.state, table.date, table.id)],
);
