import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, money } from './columns.ts';
import { userId } from './people.ts';
import { transactions } from './transactions.ts';

/**
 * The accounts of the ledger. A user has `balance` (free money) and `held` in each currency; the platform has `clearing`,
 * through which money enters and leaves, and `revenue`.
 *
 * Triggers keep `balance` of users' accounts equal to the sum of their entries and refuse other writes. For the platform's
 * accounts it stays 0, so that postings don't contend for one row: their balance is the sum of their entries.
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

/** Postings. Append-only. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: id(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id),
    /** The effect of the posting on its transaction; each happens at most once. */
    step: text('step', { enum: ['hold', 'release', 'settle'] }).notNull(),
    /** The day (UTC) that assigns it to a month for closing. */
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 6, mode: 'date' })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    unique('ledger_transfers_transaction_id_step').on(table.transactionId, table.step),
    // a held amount is either released or paid out
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

/** Months (by their first day) that are closed for postings. A trigger requires each of their days in `closed_days`. */
export const closedMonths = pgTable('closed_months', {
  month: date('month', { mode: 'string' }).primaryKey(),
  closedBy: userId('closed_by'),
  createdAt: createdAt(),
});

/**
 * The totals of each day of a closed month at its closing, counted by a trigger; the nightly check compares the ledger with
 * them. One row per day, because the entries of a whole month are too many for one statement.
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

/** The spend of advertisers per day of their campaigns, maintained by triggers on `campaign_days`, and its posted part. */
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
 * The income of webmasters per day of their sites, maintained by triggers on `site_days`, and its posted part. It has all
 * decimal places of the share: nothing is rounded before posting.
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

/** Advertisers who were warned of a low balance; removed when it recovers. */
export const lowBalanceNotices = pgTable('low_balance_notices', {
  userId: userId('user_id').primaryKey(),
  /** Whether the warning said that the balance is used up, rather than low. */
  usedUp: boolean('used_up').notNull().default(false),
  createdAt: createdAt(),
});
