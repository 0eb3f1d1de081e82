import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { refused } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { type currencies, feeds, invoices, ledgerAccounts, transactions, users } from '../db/schema.ts';
import { refuseInUse } from '../records/refuse-in-use.ts';

/**
 * Keeps a currency while somebody has it, money is in it, or something in it is not finished.
 * @throws ApiError 400
 */
export async function refuseToRemove(tx: Db, { code, isBase }: typeof currencies.$inferSelect): Promise<void> {
  if (isBase) throw refused("The base currency can't be removed");
  const accounts = await tx.$count(users, and(eq(users.currency, code), ne(users.status, 'deleted')));
  refuseInUse(accounts, ['account uses this currency', 'accounts use this currency']);
  const sources = await tx.$count(feeds, and(eq(feeds.currency, code), ne(feeds.status, 'deleted')));
  refuseInUse(sources, ['feed uses this currency', 'feeds use this currency']);
  const asking = and(eq(transactions.currency, code), inArray(transactions.status, ['waiting', 'processing']));
  refuseInUse(await tx.$count(transactions, asking), [
    'unfinished transaction is in this currency',
    'unfinished transactions are in this currency',
  ]);
  const isUnpaid = and(eq(invoices.kind, 'invoice'), eq(invoices.status, 'issued'));
  const open = and(eq(invoices.currency, code), or(eq(invoices.status, 'draft'), isUnpaid));
  refuseInUse(await tx.$count(invoices, open), [
    'draft or unpaid invoice is in this currency',
    'drafts or unpaid invoices are in this currency',
  ]);
  // the platform's accounts keep no balance
  const filled = and(eq(ledgerAccounts.currency, code), ne(ledgerAccounts.balance, '0'));
  refuseInUse(await tx.$count(ledgerAccounts, filled), [
    'balance is in this currency',
    'balances are in this currency',
  ]);
}
