import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, emptyText, id, money } from './columns.ts';
import { userId } from './people.ts';
import { transactions } from './transactions.ts';

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
  date: date('date', { mode: 'string' }).notNull(),
  reference: emptyText('reference'),
  payer: emptyText('payer'),
  amount: money('amount').notNull(),
  currency: text('currency').notNull(),
  purpose: emptyText('purpose'),
  importedBy: userId('imported_by').notNull(),
  createdAt: createdAt(),
});
