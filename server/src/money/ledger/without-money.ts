import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { ledgerAccounts, ledgerEntries, users } from '../../platform/db/schema.ts';
import { balanceAccount, spendable } from './spendable.ts';

/**
 * Returns those of the users without free balance and credit, also because of spend that is not posted yet: their
 * campaigns don't serve. Says of each whether it is used up, or there has never been any.
 */
export async function readWithoutMoney(
  db: Db,
  userIds: number[],
): Promise<ReadonlyMap<number, 'used_up' | 'never_had'>> {
  const hasHadMoney = sql<boolean>`exists (
    select 1 from ${ledgerEntries} where ${ledgerEntries.accountId} = ${ledgerAccounts.id} and ${ledgerEntries.amount} > 0
  )`;
  const rows = await db
    .select({ id: users.id, hasHadMoney })
    .from(users)
    .leftJoin(ledgerAccounts, balanceAccount)
    .where(and(inArray(users.id, userIds), sql`${spendable(db)} <= 0`));
  return new Map(rows.map(({ id, hasHadMoney }) => [id, hasHadMoney ? 'used_up' : 'never_had']));
}
