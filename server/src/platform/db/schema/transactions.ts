import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { createdAt, emptyText, id, instant, money, version } from './columns.ts';
import { userId } from './people.ts';

export const transactionType = pgEnum('transaction_type', [
  'deposit',
  'withdrawal',
  'spend',
  'income',
  'refund',
  'bonus',
  'correction',
]);

export const transactionStatus = pgEnum('transaction_status', [
  'waiting',
  'processing',
  'paid',
  'rejected',
  'cancelled',
]);

/** The transactions shown to users: one row for a deposit, a withdrawal, a day's spend... Each posting belongs to one. */
export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    type: transactionType('type').notNull(),
    /** Signed for the user's balance. */
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    status: transactionStatus('status').notNull(),
    method: text('method', { enum: ['bank', 'balance'] }).notNull(),
    comment: emptyText('comment'),
    rejectReason: emptyText('reject_reason'),
    requisites: jsonb('requisites').$type<components['schemas']['Requisites']>(),
    coversDay: date('covers_day', { mode: 'string' }),
    /** The transaction that this one reverts; each at most once. */
    revertsId: integer('reverts_id').references((): AnyPgColumn => transactions.id),
    /** The balance including held amounts after this was paid. */
    balanceAfter: money('balance_after'),
    /** Null for transactions posted by the system. */
    createdBy: userId('created_by'),
    idempotencyKey: uuid('idempotency_key'),
    /** SHA-256 of the request, to detect that a key is reused for another request. */
    requestHash: text('request_hash'),
    /** When it was paid; before that, when it was created. */
    date: timestamp('date', { withTimezone: true, precision: 6, mode: 'date' })
      .notNull()
      .default(sql`clock_timestamp()`),
    version: version(),
    updatedBy: userId('updated_by'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    uniqueIndex('transactions_idempotency_key').on(table.createdBy, table.idempotencyKey),
    uniqueIndex('transactions_reverts_id').on(table.revertsId),
    // the orders of lists: of all users, and of one user
    index('transactions_date').on(table.date, table.id),
    index('transactions_amount').on(table.amount, table.id),
    index('transactions_user_id_date').on(table.userId, table.date, table.id),
    // the few unfinished ones
    index('transactions_not_paid').on(table.date, table.id).where(sql`${table.status} <> 'paid'`),
    index('transactions_covers_day').on(table.userId, table.coversDay, table.type),
    // searches
    index('transactions_comment_trigrams')
      .using('gin', table.comment.op('gin_trgm_ops'))
      .where(sql`${table.comment} <> ''`),
    check('transactions_amount_not_zero', sql`${table.amount} <> 0`),
    check('transactions_paid_at', sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
  ],
);

/**
 * The number and sums of each user's transactions, updated by a trigger at the end of each database transaction, so that
 * lists need not add up all of them. Users don't share rows.
 */
export const transactionTotals = pgTable(
  'transaction_totals',
  {
    userId: userId('user_id').notNull(),
    currency: text('currency').notNull(),
    type: transactionType('type').notNull(),
    status: transactionStatus('status').notNull(),
    count: integer('count').notNull(),
    /** The sums of positive and of negative amounts. */
    received: money('received').notNull(),
    taken: money('taken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.currency, table.type, table.status] })],
);
