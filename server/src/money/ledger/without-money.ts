import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { ledgerAccounts, ledgerEntries, spendDays, users } from '../../platform/db/schema.ts';

/**
 * Returns those of the users without free balance and credit, also because of spend that is not posted yet: their
 * campaigns don't serve. Says of each whether it is used up, or there has never been any.
 */
export async function readWithoutMoney(
  db: Db,
  userIds: number[],
): Promise<ReadonlyMap<number, 'used_up' | 'never_had'>> {
  const unposted = db
    .select({ sum: sql`coalesce(sum(${spendDays.spend} - ${spendDays.posted}), 0)` })
    .from(spendDays)
    .where(and(eq(spendDays.userId, users.id), sql`${spendDays.spend} <> ${spendDays.posted}`));
  const hasHadMoney = sql<boolean>`exists (
    select 1 from ${ledgerEntries} where ${ledgerEntries.accountId} = ${ledgerAccounts.id} and ${ledgerEntries.amount} > 0
  )`;
  const rows = await db
    .select({ id: users.id, hasHadMoney })
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
  return new Map(rows.map(({ id, hasHadMoney }) => [id, hasHadMoney ? 'used_up' : 'never_had']));
}
