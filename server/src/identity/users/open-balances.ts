import { eq, sql } from 'drizzle-orm';
import { readCurrencyUnits } from '../../money/ledger/currency-units.ts';
import { amountText } from '../../money/payments/transaction-body.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { ledgerAccounts } from '../../platform/db/schema.ts';

/** Reads a user's nonzero balances by currency, including held amounts. */
export async function readOpenBalances(
  db: Db,
  userId: number,
): Promise<components['schemas']['UserDetail']['owned']['money']> {
  const { currency, balance } = ledgerAccounts;
  const rows = await db
    .select({ currency, amount: sql<string>`sum(${balance})::text` })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.ownerId, userId))
    .groupBy(currency)
    .having(sql`bool_or(${balance} <> 0)`)
    .orderBy(currency);
  if (rows.length === 0) return [];
  const unitOf = await readCurrencyUnits(db);
  return rows.map((row) => {
    const unit = unitOf(row.currency);
    return { currency: row.currency, precision: unit.precision, amount: amountText(row.amount, unit) };
  });
}
