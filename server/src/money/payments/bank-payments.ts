import { lastBankDay } from '@preroll/rules/finance/bank-day';
import { eq } from 'drizzle-orm';
import { actsAsAdmin } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { bankStatementLines, type transactions, users } from '../../platform/db/schema.ts';

type Schemas = components['schemas'];
type Deposit = Pick<typeof transactions.$inferSelect, 'id' | 'type' | 'amount' | 'currency'>;

/** The prefix of a fingerprint for details entered by an admin, so that it can't match a line of a file. */
const MANUAL_PREFIX = 'typed ';

/**
 * Stores the details that an admin enters for the payment of a deposit, like a line of a bank statement.
 * @throws ApiError 422
 */
export async function recordBankPayment(
  tx: Transaction,
  actor: Actor,
  { id, type, amount, currency }: Deposit,
  { status, bank_payment: payment }: Pick<Schemas['TransactionStatusChange'], 'status' | 'bank_payment'>,
): Promise<void> {
  if (payment === undefined) return;
  if (type !== 'deposit' || status !== 'paid') throw invalid({ bank_payment: ['Only for a deposit that is paid'] });
  const { date, payer = '', reference = '' } = payment;
  if (date > lastBankDay()) throw invalid({ 'bank_payment.date': ['This day has not come yet'] });
  await tx.insert(bankStatementLines).values({
    fingerprint: `${MANUAL_PREFIX}${id}`,
    transactionId: id,
    importedBy: actor.user.id,
    ...{ date, payer, reference, amount, currency },
  });
}

/** The known details of a deposit's payment. Only admins see who entered them, and the purpose. */
export async function readBankPayment(
  db: Db,
  actor: Actor,
  transactionId: number,
): Promise<Schemas['BankPayment'] | null> {
  const [found] = await db
    .select({ line: bankStatementLines, recordedByName: users.name })
    .from(bankStatementLines)
    .innerJoin(users, eq(users.id, bankStatementLines.importedBy))
    .where(eq(bankStatementLines.transactionId, transactionId));
  if (found === undefined) return null;
  const { date, payer, reference, purpose, fingerprint } = found.line;
  const isAdmin = actsAsAdmin(actor);
  return {
    date,
    payer,
    reference,
    source: fingerprint.startsWith(MANUAL_PREFIX) ? 'admin' : 'statement',
    purpose: isAdmin ? purpose : null,
    recorded_by_name: isAdmin ? found.recordedByName : null,
  };
}
