import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type currencies, ledgerAccounts, transactionTotals, users } from '../../platform/db/schema.ts';

type Currency = Pick<typeof currencies.$inferSelect, 'code' | 'precision'>;

/**
 * Prevents reducing the decimal places of a currency in which accounts have or had money, because their amounts would exceed
 * its precision.
 * @throws ApiError 422 with the number of accounts
 */
export async function refuseFewerDecimals(tx: Transaction, before: Currency, after: Currency): Promise<void> {
  if (after.precision >= before.precision) return;
  const { code } = before;
  const using = union(
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.currency, code), ne(users.status, 'deleted'))),
    tx
      .select({ id: sql<number>`${ledgerAccounts.ownerId}`.as('id') })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.currency, code), isNotNull(ledgerAccounts.ownerId))),
    tx
      .select({ id: transactionTotals.userId })
      .from(transactionTotals)
      .where(and(eq(transactionTotals.currency, code), gt(transactionTotals.count, 0))),
  ).as('using');
  const count = await tx.$count(using);
  if (count === 0) return;
  const uses = count === 1 ? '1 account uses' : `${count} accounts use`;
  throw invalid({ precision: [`${uses} this currency: its decimal places can't be lowered`] });
}
