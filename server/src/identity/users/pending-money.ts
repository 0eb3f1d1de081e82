import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { invoices, transactions } from '../../platform/db/schema.ts';

/** Counts a user's pending payouts and deposits, and unpaid invoices. */
export async function countPendingMoney(db: Db, userId: number) {
  const waiting = (type: 'withdrawal' | 'deposit') =>
    db.$count(
      transactions,
      and(
        eq(transactions.userId, userId),
        eq(transactions.type, type),
        inArray(transactions.status, ['waiting', 'processing']),
      ),
    );
  const unpaid = and(eq(invoices.userId, userId), eq(invoices.kind, 'invoice'), eq(invoices.status, 'issued'));
  return {
    payouts: await waiting('withdrawal'),
    deposits: await waiting('deposit'),
    unpaid_invoices: await db.$count(invoices, unpaid),
  };
}
