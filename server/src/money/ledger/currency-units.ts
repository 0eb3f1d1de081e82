import type { CurrencyUnit } from '@preroll/rules/finance/money';
import { and, eq, ne } from 'drizzle-orm';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { currencies, type invoices } from '../../platform/db/schema.ts';

/** The decimal places of an unknown currency. */
const DEFAULT_PRECISION = 2;

/** Reads the decimal places of all currencies, including deleted ones, which may still have balances. */
export async function readCurrencyUnits(db: Db): Promise<(code: string) => CurrencyUnit> {
  const columns = { code: currencies.code, precision: currencies.precision };
  const rows = await db.select(columns).from(currencies).orderBy(currencies.id);
  // if a currency was created again, the latest row wins
  const byCode = new Map(rows.map(({ code, precision }) => [code, precision]));
  return (code) => ({ code, precision: byCode.get(code) ?? DEFAULT_PRECISION });
}

/**
 * Returns the currency of a document. An act keeps the currency of its charges even if that was deleted since.
 * @throws ApiError 422 at `currency`
 */
export const requireDocumentUnit = async (
  db: Db,
  { kind, currency }: Pick<typeof invoices.$inferSelect, 'kind' | 'currency'>,
): Promise<CurrencyUnit> =>
  kind === 'act' ? (await readCurrencyUnits(db))(currency) : requireCurrencyUnit(db, currency);

/** @throws ApiError 422 at `currency` for an unknown code */
export async function requireCurrencyUnit(db: Db, code: string) {
  const [unit] = await db
    .select({ code: currencies.code, precision: currencies.precision, minWithdrawal: currencies.minWithdrawal })
    .from(currencies)
    .where(and(eq(currencies.code, code), ne(currencies.status, 'deleted')));
  if (unit === undefined) throw invalid({ currency: ['Not one of the currencies'] });
  return unit;
}
