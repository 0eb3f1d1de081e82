import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { transactions } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';

type Values = Omit<typeof transactions.$inferInsert, 'requestHash'> & { createdBy: number; idempotencyKey: string };

/**
 * Inserts a transaction unless its idempotency key was used before. A concurrent insert with the same key waits for the
 * first.
 * @returns the id, and whether the row is new; if not, the caller returns the first result
 * @throws ApiError 422 for a key that was used with another request
 */
export async function insertOnce(tx: Transaction, values: Values): Promise<{ id: number; isNew: boolean }> {
  const requestHash = hashOf(values);
  const [row] = await tx
    .insert(transactions)
    .values({ ...values, requestHash })
    .onConflictDoNothing({ target: [transactions.createdBy, transactions.idempotencyKey] })
    .returning({ id: transactions.id });
  if (row !== undefined) return { id: row.id, isNew: true };
  const earlier = expectRow(
    await tx
      .select({ id: transactions.id, requestHash: transactions.requestHash })
      .from(transactions)
      .where(and(eq(transactions.createdBy, values.createdBy), eq(transactions.idempotencyKey, values.idempotencyKey))),
  );
  if (earlier.requestHash !== requestHash) throw invalid({ idempotency_key: ['Was used for another request'] });
  return { id: earlier.id, isNew: false };
}

function hashOf({ userId, type, amount, currency, method, comment, requisites }: Values): string {
  const { recipient, bank, bic, account } = requisites ?? {};
  const request = [userId, type, amount, currency, method, comment, recipient, bank, bic, account];
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
