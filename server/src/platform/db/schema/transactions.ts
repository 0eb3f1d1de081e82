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

/** What people see: one row for a deposit, a withdrawal, a day's spend... Postings belong to one. */
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
    /** The day of the delivery, for spend and income. */
    coversDay: date('covers_day', { mode: 'string' }),
    /** The transaction that this one takes back: each at most once. */
    revertsId: integer('reverts_id').references((): AnyPgColumn => transactions.id),
    /** The balance, with what is held, once this was paid. */
    balanceAfter: money('balance_after'),
    /** null for what the system posts. */
    createdBy: userId('created_by'),
    idempotencyKey: uuid('idempotency_key'),
    /** SHA-256 of the request: the same key must come with the same request. */
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
  (table) => {
    // what lists filter and sum follows the order and the id, so that neither a deep page nor a sum reads whole rows
    const filtered = [table.userId, table.type, table.status, table.currency] as const;
    return [
      uniqueIndex('transactions_idempotency_key').on(table.createdBy, table.idempotencyKey),
      uniqueIndex('transactions_reverts_id').on(table.revertsId),
      // serve the orders of lists: of all users, of one, and of one type
      index('transactions_date').on(table.date, table.id, ...filtered, table.amount),
      index('transactions_amount').on(table.amount, table.id, ...filtered, table.date),
      index('transactions_user_id_date').on(
        table.userId,
        table.date,
        table.id,
        table.type,
        table.status,
        table.currency,
        table.amount,
      ),
      index('transactions_type_date').on(
        table.type,
        table.date,
        table.id,
        table.userId,
        table.status,
        table.currency,
        table.amount,
      ),
      index('transactions_type_amount').on(
        table.type,
        table.amount,
        table.id,
        table.userId,
        table.status,
        table.currency,
        table.date,
      ),
      index('transactions_covers_day').on(table.userId, table.coversDay, table.type),
      // few: those that are under way, and those that people have written about, with what searches read and sum
      index('transactions_not_paid')
        .on(table.status, table.date, table.id, table.userId, table.type, table.currency, table.amount)
        .where(sql`${table.status} <> 'paid'`),
      index('transactions_with_comment')
        .on(table.date, table.id, ...filtered, table.amount, table.comment)
        .where(sql`${table.comment} <> ''`),
      // serves searches that find few
      index('transactions_comment_trigrams')
        .using('gin', table.comment.op('gin_trgm_ops'))
        .where(sql`${table.comment} <> ''`),
      check('transactions_amount_not_zero', sql`${table.amount} <> 0`),
      check('transactions_paid_at', sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
    ];
  },
);

/**
 * Number and sums of each user's transactions, kept by a trigger at the end of each database transaction, so that lists
 * need not sum up all of them. No row is shared by two users.
 */
export const transactionTotals = pgTable(
  'transaction_totals',
  {
    userId: userId('user_id').notNull(),
    currency: text('currency').notNull(),
    type: transactionType('type').notNull(),
    status: transactionStatus('status').notNull(),
    count: integer('count').notNull(),
    /** The sum of amounts above 0, and that of those below. */
    received: money('received').notNull(),
    taken: money('taken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.currency, table.type, table.status] })],
);

/**
 * Number and sums of what was paid on each day (UTC) that is over, so that the totals of a period need not sum up all
 * of its transactions. The hourly task adds days up; a trigger adds what comes to such a day later. What was paid after
 * the last of these days is not in here.
 */
export const paidDays = pgTable(
  'paid_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    type: transactionType('type').notNull(),
    count: integer('count').notNull(),
    received: money('received').notNull(),
    taken: money('taken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.currency, table.type] })],
);

/**
 * Number of the transactions that are in `paidDays` by month (UTC) and amount, so that a page in the order of amounts, also
 * of a period, need not pass over all of those before it. Written together with `paidDays`.
 */
export const paidAmounts = pgTable(
  'paid_amounts',
  {
    /** By its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    /** What `amount_band` says of the amount: amounts with the same number of digits and the same first two. */
    band: integer('band').notNull(),
    currency: text('currency').notNull(),
    type: transactionType('type').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.band, table.currency, table.type] })],
);

/**
 * The managers whose clients' payments are added up like those of the platform: `clientDays` and `clientAmounts` are of
 * exactly these clients. The hourly task adds those who have come since, and takes away those who have gone.
 */
export const countedManagers = pgTable('counted_managers', {
  managerId: userId('manager_id').primaryKey(),
  /** In the order of their ids. */
  clients: integer('clients').array().notNull(),
  /** Another one whenever the clients change. */
  version: integer('version').notNull().default(1),
});

/** What `paidDays` has, of a manager's clients. */
export const clientDays = pgTable(
  'client_days',
  {
    managerId: integer('manager_id')
      .notNull()
      .references(() => countedManagers.managerId, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    type: transactionType('type').notNull(),
    count: integer('count').notNull(),
    received: money('received').notNull(),
    taken: money('taken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.managerId, table.day, table.currency, table.type] })],
);

/** What `paidAmounts` has, of a manager's clients. */
export const clientAmounts = pgTable(
  'client_amounts',
  {
    managerId: integer('manager_id')
      .notNull()
      .references(() => countedManagers.managerId, { onDelete: 'cascade' }),
    month: date('month', { mode: 'string' }).notNull(),
    band: integer('band').notNull(),
    currency: text('currency').notNull(),
    type: transactionType('type').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.managerId, table.month, table.band, table.currency, table.type] })],
);
