import { checkInvoiceAction } from '@preroll/rules/finance/invoice';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import { refused } from '../../platform/contract/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invoices } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { nextVersion } from '../../platform/records/versioned-records.ts';
import { type HistoryDescriptor, writeRecordChange } from '../../platform/records/write-record-change.ts';

/** How documents appear in the history. */
export const invoiceHistory: HistoryDescriptor<typeof invoices.$inferSelect> = {
  kind: 'invoice',
  describe: ({ status, subject, lines, voidReason }) => ({
    status,
    subject,
    lines: lines.map(({ title, total }) => `${title}: ${total}`).join('; '),
    void_reason: voidReason,
  }),
};

/** The outcome of a deposit: it is paid, it ends without a payment, or its payment is reverted. */
type Outcome = { action: 'pay' } | { action: 'void' | 'revert'; reason: string };

/**
 * Marks a deposit's invoice as paid, or as void with the reason. The caller has locked the deposit.
 * @throws ApiError 400
 */
export async function settleInvoice(
  tx: Transaction,
  actor: Actor,
  transactionId: number,
  outcome: Outcome,
): Promise<void> {
  const [before] = await tx.select().from(invoices).where(eq(invoices.transactionId, transactionId));
  if (before === undefined) return;
  const refusal = checkInvoiceAction(before, outcome.action, 'ledger');
  if (refusal !== null) throw refused(refusal.text);
  const settled =
    outcome.action === 'pay'
      ? { status: 'paid' as const, paidAt: sql`now()` }
      : { status: 'void' as const, voidReason: outcome.reason };
  const after = expectRow(
    await tx
      .update(invoices)
      .set({ ...settled, ...nextVersion(before, actor) })
      .where(eq(invoices.id, before.id))
      .returning(),
  );
  await writeRecordChange(tx, actor, invoiceHistory, { id: before.id, before, after });
}
