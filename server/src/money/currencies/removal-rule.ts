import { type Column, type SQL, sql } from 'drizzle-orm';
import { type currencies, feeds, invoices, ledgerAccounts, transactions, users } from '../../platform/db/schema.ts';
import type { RemovalRule } from '../../platform/records/removal-rule.ts';

const counted = (column: Column, matching: SQL) =>
  sql`select ${column} as key, count(*)::integer as uses from ${column.table} where ${matching} group by 1`;

/** A currency can't be removed while accounts use it, or have money or pending transactions in it. */
export const removalRule: RemovalRule<typeof currencies.$inferSelect> = {
  keyOf: ({ code }) => code,
  refuse: ({ isBase }) => (isBase ? "The base currency can't be removed" : null),
  uses: [
    {
      phrase: ['account uses this currency', 'accounts use this currency'],
      counted: counted(users.currency, sql`${users.status} <> 'deleted'`),
    },
    {
      phrase: ['feed uses this currency', 'feeds use this currency'],
      counted: counted(feeds.currency, sql`${feeds.status} <> 'deleted'`),
    },
    {
      phrase: ['unfinished transaction is in this currency', 'unfinished transactions are in this currency'],
      counted: counted(transactions.currency, sql`${transactions.status} in ('waiting', 'processing')`),
    },
    {
      phrase: ['draft or unpaid invoice is in this currency', 'drafts or unpaid invoices are in this currency'],
      counted: counted(
        invoices.currency,
        sql`(${invoices.status} = 'draft' or (${invoices.kind} = 'invoice' and ${invoices.status} = 'issued'))`,
      ),
    },
    {
      phrase: ['balance is in this currency', 'balances are in this currency'],
      // the balance column of the platform's accounts is always 0
      counted: counted(ledgerAccounts.currency, sql`${ledgerAccounts.balance} <> 0`),
    },
  ],
};
