import type { Money } from '@preroll/rules/campaign/serving-reasons';
import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { ledgerAccounts, ledgerEntries, users } from '../../platform/db/schema.ts';
import { balanceAccount, readSpendable } from './spendable.ts';

/** Reads what users' campaigns can spend, and whether the user ever had money. */
export async function readMoney(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, Money>> {
  const available = await readSpendable(db, userIds);
  const without = [...available].flatMap(([id, micros]) => (micros > 0 ? [] : [id]));
  const funded = await readFunded(db, without);
  return new Map(
    [...available].map(([id, micros]) => [id, { available: micros, hasHad: micros > 0 || funded.has(id) }]),
  );
}

async function readFunded(db: Db, userIds: number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const wasFunded = sql`exists (
    select 1 from ${ledgerEntries} where ${ledgerEntries.accountId} = ${ledgerAccounts.id} and ${ledgerEntries.amount} > 0
  )`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(ledgerAccounts, balanceAccount)
    .where(and(inArray(users.id, userIds), wasFunded));
  return new Set(rows.map(({ id }) => id));
}
