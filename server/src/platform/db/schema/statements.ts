import { date, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, emptyText, id, instant, money } from './columns.ts';
import { userId } from './people.ts';
import { transactions } from './transactions.ts';

/** A bank's data about one payment. */
const entry = () => ({
  date: date('date', { mode: 'string' }).notNull(),
  reference: emptyText('reference'),
  payer: emptyText('payer'),
  amount: money('amount').notNull(),
  currency: text('currency').notNull(),
  purpose: emptyText('purpose'),
});

/**
 * The payments of deposits: each payment once, and one per deposit. From lines of bank statements, or entered by an admin.
 */
export const bankStatementLines = pgTable('bank_statement_lines', {
  id: id(),
  /** SHA-256 of the line's content; for an entered one, of its deposit. */
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

/** Payments in bank statements that paid no deposit, stored until an admin assigns or dismisses them. */
export const unassignedPayments = pgTable(
  'unassigned_payments',
  {
    id: id(),
    /** As in `bank_statement_lines`. */
    fingerprint: text('fingerprint').notNull().unique('unassigned_payments_fingerprint'),
    ...entry(),
    /** Why it paid nothing at its import. */
    reason: text('reason').notNull(),
    state: unassignedState('state').notNull().default('open'),
    /** The deposit that it paid. */
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
