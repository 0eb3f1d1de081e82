import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
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
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { createdAt, emptyText, id, instant, updatedAt, version } from './columns.ts';
import { userId } from './people.ts';

type Schemas = components['schemas'];

/** An amount of money in a ledger: decimal text in TypeScript, never a number. */
const money = (name: string) => numeric(name, { precision: 20, scale: 6 });

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
export const invoiceKind = pgEnum('invoice_kind', ['invoice', 'act']);
export const invoiceStatus = pgEnum('invoice_status', ['draft', 'issued', 'paid', 'void']);

/**
 * The accounts of the ledger. A user has `balance` (what is free) and `held` in each currency; the platform has
 * `clearing`, through which money enters and leaves, and `revenue`.
 *
 * Triggers keep `balance` of users' accounts equal to the sum of their entries and refuse to write it otherwise. For the
 * platform's accounts it stays 0, so that no two postings wait for one row: their balance is the sum of their entries.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    /** null for the platform. */
    ownerId: userId('owner_id'),
    kind: text('kind', { enum: ['balance', 'held', 'clearing', 'revenue'] }).notNull(),
    currency: text('currency').notNull(),
    balance: money('balance').notNull().default('0'),
    /** How far the balance may fall below 0. */
    creditLimit: money('credit_limit').notNull().default('0'),
  },
  (table) => [
    unique('ledger_accounts_owner_id_currency_kind').on(table.ownerId, table.currency, table.kind).nullsNotDistinct(),
    check('ledger_accounts_kind', sql`(${table.ownerId} is not null) = (${table.kind} in ('balance', 'held'))`),
    check('ledger_accounts_floor', sql`${table.balance} + ${table.creditLimit} >= 0`),
    check(
      'ledger_accounts_credit_limit',
      sql`${table.creditLimit} >= 0 and (${table.kind} = 'balance' or ${table.creditLimit} = 0)`,
    ),
  ],
);

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
    requisites: jsonb('requisites').$type<Schemas['Requisites']>(),
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

/** Postings. Append-only. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: id(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id),
    /** What this does for its transaction. Each does so at most once. */
    step: text('step', { enum: ['hold', 'release', 'settle'] }).notNull(),
    /** The day (UTC) by which months are closed. */
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 6, mode: 'date' })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    unique('ledger_transfers_transaction_id_step').on(table.transactionId, table.step),
    // what is held is either released or paid out
    uniqueIndex('ledger_transfers_resolved_once').on(table.transactionId).where(sql`${table.step} <> 'hold'`),
    index('ledger_transfers_day').on(table.day),
  ],
);

/** The entries of postings, which sum to zero for each posting and currency. Append-only. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: integer('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: money('amount').notNull(),
  },
  (table) => [
    index('ledger_entries_transfer_id').on(table.transferId),
    index('ledger_entries_account_id').on(table.accountId, table.id),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);

/** Months (by their first day) that take no more postings. A trigger wants each of their days in `closed_days`. */
export const closedMonths = pgTable('closed_months', {
  month: date('month', { mode: 'string' }).primaryKey(),
  closedBy: userId('closed_by'),
  createdAt: createdAt(),
});

/**
 * What each day of a closed month has had when the month was closed: a trigger counts it, and the ledger is compared with
 * it. A row per day, because the entries of a whole month are too many for one statement.
 */
export const closedDays = pgTable(
  'closed_days',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    month: date('month', { mode: 'string' })
      .notNull()
      .references(() => closedMonths.month),
    postings: integer('postings').notNull().default(0),
    /** By currency. */
    entries: jsonb('entries').$type<Record<string, { count: number; turnover: string }>>().notNull().default({}),
  },
  (table) => [check('closed_days_month', sql`${table.month} = date_trunc('month', ${table.day}::timestamp)::date`)],
);

/**
 * Days (UTC) whose nightly check of the ledger one of the servers has taken. The migration writes the first, so that a new
 * server waits for night.
 */
export const ledgerChecks = pgTable('ledger_checks', {
  day: date('day', { mode: 'string' }).primaryKey(),
  takenAt: instant('taken_at').notNull().defaultNow(),
  /** null while it lasts, and after the server that took it has died. */
  doneAt: instant('done_at'),
});

/** What advertisers have spent per day of their campaigns, kept by triggers on `campaign_days`, and what is posted of it. */
export const spendDays = pgTable(
  'spend_days',
  {
    userId: userId('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    spend: money('spend').notNull(),
    posted: money('posted').notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('spend_days_unposted').on(table.userId, table.day).where(sql`${table.spend} <> ${table.posted}`),
  ],
);

/**
 * What webmasters have earned per day of their sites, kept by triggers on `site_days`, and what is posted of it. It has
 * every decimal place of a share: nothing is rounded before it is posted.
 */
export const incomeDays = pgTable(
  'income_days',
  {
    userId: userId('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    income: numeric('income', { precision: 22, scale: 8 }).notNull(),
    posted: numeric('posted', { precision: 22, scale: 8 }).notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('income_days_unposted').on(table.userId, table.day).where(sql`${table.income} <> ${table.posted}`),
  ],
);

/**
 * Invoices and acts. Once issued, they stay as they are: triggers refuse to edit or delete them, except for the status.
 * A void one keeps its number.
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
    /** Counts up from 1 per kind and year. */
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
    lines: jsonb('lines').$type<Schemas['InvoiceLine'][]>().notNull(),
    seller: jsonb('seller').$type<Schemas['Party']>().notNull(),
    buyer: jsonb('buyer').$type<Schemas['Party']>().notNull(),
    /** What the payment is for, in its purpose. */
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
    uniqueIndex('invoices_replaces_id').on(table.replacesId),
    // serve the search for a number, from its beginning or without its year and zeros
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

/** Advertisers who were told that their balance is low, until it is enough again. */
export const lowBalanceNotices = pgTable('low_balance_notices', {
  userId: userId('user_id').primaryKey(),
  /** Whether it told that nothing is left, and not only that little is. */
  usedUp: boolean('used_up').notNull().default(false),
  /** Whether its mail could not be sent, and is left to the next run. */
  mailFailed: boolean('mail_failed').notNull().default(false),
  createdAt: createdAt(),
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
  date: date('date', { mode: 'string' }).notNull(),
  reference: emptyText('reference'),
  payer: emptyText('payer'),
  amount: money('amount').notNull(),
  currency: text('currency').notNull(),
  purpose: emptyText('purpose'),
  importedBy: userId('imported_by').notNull(),
  createdAt: createdAt(),
});
