import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { ledgerAccounts, spendDays, users } from '../../platform/db/schema.ts';

/** Joins users with the account from which their campaigns spend. Not all users have one. */
export const balanceAccount = and(
  eq(ledgerAccounts.ownerId, users.id),
  eq(ledgerAccounts.currency, users.currency),
  eq(ledgerAccounts.kind, 'balance'),
);

/** The amount that a user's campaigns can spend: the free balance plus the credit, less unposted spend. */
const spendable = (db: Db) => {
  const unposted = db
    .select({ sum: sql`coalesce(sum(${spendDays.spend} - ${spendDays.posted}), 0)` })
    .from(spendDays)
    .where(and(eq(spendDays.userId, users.id), sql`${spendDays.spend} <> ${spendDays.posted}`));
  return sql`(coalesce(${ledgerAccounts.balance} + ${ledgerAccounts.creditLimit}, 0) - (${unposted}))`;
};

/**
 * Reads what users can spend, and the total spend of their campaigns, in micros of their currency, in one snapshot: the sum
 * of both changes only with payments.
 */
export async function readFunds(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, { available: number; spent: number }>> {
  if (userIds.length === 0) return new Map();
  const everSpent = db
    .select({ sum: sql`coalesce(sum(${spendDays.spend}), 0)` })
    .from(spendDays)
    .where(eq(spendDays.userId, users.id));
  const rows = await db
    .select({
      id: users.id,
      available: sql<string>`floor(${spendable(db)} * 1000000)::text`,
      spent: sql<string>`ceil((${everSpent}) * 1000000)::text`,
    })
    .from(users)
    .leftJoin(ledgerAccounts, balanceAccount)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id);
  return new Map(rows.map(({ id, available, spent }) => [id, { available: Number(available), spent: Number(spent) }]));
}

/** Reads what users' campaigns can spend, in micros of their currency, capped at the largest safe integer. */
export async function readSpendable(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: users.id, micros: sql<string>`floor(${spendable(db)} * 1000000)::text` })
    .from(users)
    .leftJoin(ledgerAccounts, balanceAccount)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id);
  return new Map(rows.map(({ id, micros }) => [id, Math.min(Number(micros), Number.MAX_SAFE_INTEGER)]));
}
