import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { ledgerAccounts, spendDays, users } from '../../platform/db/schema.ts';

/**
 * Returns those of the users whose free balance and credit are used up, also by spend that is not posted yet: their
 * campaigns don't serve.
 */
export async function readWithoutMoney(db: Db, userIds: number[]): Promise<ReadonlySet<number>> {
  const unposted = db
    .select({ sum: sql`coalesce(sum(${spendDays.spend} - ${spendDays.posted}), 0)` })
    .from(spendDays)
    .where(and(eq(spendDays.userId, users.id), sql`${spendDays.spend} <> ${spendDays.posted}`));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.ownerId, users.id),
        eq(ledgerAccounts.currency, users.currency),
        eq(ledgerAccounts.kind, 'balance'),
      ),
    )
    .where(
      and(
        inArray(users.id, userIds),
        sql`coalesce(${ledgerAccounts.balance} + ${ledgerAccounts.creditLimit}, 0) <= (${unposted})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
