import { and, eq, ne } from 'drizzle-orm';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { currencies } from '../../platform/db/schema.ts';

/** @throws ApiError 422 at `currency` for an unknown code */
export async function refuseUnknownCurrency(db: Db, code: string): Promise<void> {
  const isKnown = and(eq(currencies.code, code), ne(currencies.status, 'deleted'));
  // locks the row, so that the currency can't be removed before the referring record is written
  const [known] = await db.select({ id: currencies.id }).from(currencies).where(isKnown).for('share');
  if (known === undefined) throw invalid({ currency: ['Not one of the currencies'] });
}
