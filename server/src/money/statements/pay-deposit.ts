import { eq } from 'drizzle-orm';
import type { Notices } from '../../identity/notifications/notices.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { bankStatementLines } from '../../platform/db/schema.ts';
import { changeStatusWithin } from '../payments/change-transaction.ts';
import { lockTransaction } from '../payments/transaction-queries.ts';
import type { StatementEntry } from './statement-line.ts';
import { recordDecision } from './unassigned-payments.ts';

interface Payment {
  transactionId: number;
  fingerprint: string;
  entry: StatementEntry;
}

/**
 * Marks a deposit as paid by a payment of a bank statement, and stores the payment.
 *
 * @returns false if the payment has already paid a deposit
 * @throws ApiError 400 for a deposit that is not pending any more, 404
 */
export async function payDeposit(
  tx: Transaction,
  notices: Notices,
  actor: Actor,
  { transactionId, fingerprint, entry }: Payment,
): Promise<boolean> {
  // the lock serializes concurrent imports of this line, and an admin who marks the deposit as paid
  const { version } = await lockTransaction(tx, actor, transactionId);
  if ((await tx.$count(bankStatementLines, eq(bankStatementLines.fingerprint, fingerprint))) > 0) return false;
  await changeStatusWithin(tx, notices, actor, transactionId, { status: 'paid', version });
  await tx.insert(bankStatementLines).values({ ...entry, fingerprint, transactionId, importedBy: actor.user.id });
  await recordDecision(tx, actor, fingerprint, { state: 'assigned', transactionId });
  return true;
}
