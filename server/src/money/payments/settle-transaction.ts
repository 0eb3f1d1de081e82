import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { ledgerAccounts, transactions } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';

/**
 * Marks a transaction as paid, after its posting and while the user's accounts are locked, so that its date follows the
 * order of the balance changes.
 */
export async function markPaid(tx: Transaction, transactionId: number): Promise<typeof transactions.$inferSelect> {
  const after = tx
    .select({ sum: sql`sum(${ledgerAccounts.balance})` })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.ownerId, transactions.userId), eq(ledgerAccounts.currency, transactions.currency)));
  return expectRow(
    await tx
      .update(transactions)
      .set({
        status: 'paid',
        paidAt: sql`clock_timestamp()`,
        date: sql`clock_timestamp()`,
        balanceAfter: sql`(${after})`,
      })
      .where(eq(transactions.id, transactionId))
      .returning(),
  );
}
