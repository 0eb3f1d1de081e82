import type { CurrencyUnit } from '@preroll/rules/money';
import { and, eq, ne, sql } from 'drizzle-orm';
import { invalid } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { currencies, type invoices, paidDays } from '../db/schema.ts';

/** Decimal places of a currency that was deleted. */
const USUAL = 2;

type UnitOf = (code: string) => CurrencyUnit;

/** Reads the decimal places of all currencies, also of deleted ones, in which there may still be money. */
export async function readCurrencyUnits(db: Db): Promise<UnitOf> {
  return unitsOf(await db.select(columns).from(currencies).orderBy(currencies.id));
}

/**
 * Reads these with the last day of `paidDays`. The statement has a name, so that a connection plans it once: every list of
 * transactions begins with it.
 */
export async function readUnitsAndLastDay(db: Db): Promise<{ unitOf: UnitOf; last: string }> {
  const rows = await db
    .select({ ...columns, last: sql<string | null>`(select max(${paidDays.day})::text from ${paidDays})` })
    .from(currencies)
    .orderBy(currencies.id)
    .prepare('units_and_last_day')
    .execute();
  return { unitOf: unitsOf(rows), last: rows[0]?.last ?? '0001-01-01' };
}

const columns = { code: currencies.code, precision: currencies.precision };

/** @param rows of a currency that was created again, the last one counts */
function unitsOf(rows: readonly { code: string; precision: number }[]): UnitOf {
  const byCode = new Map(rows.map(({ code, precision }) => [code, precision]));
  return (code) => ({ code, precision: byCode.get(code) ?? USUAL });
}

/**
 * Returns the currency of a document. An act is in the one that was charged, also if it is deleted since.
 * @throws ApiError 422 at `currency`
 */
export const requireDocumentUnit = async (
  db: Db,
  { kind, currency }: Pick<typeof invoices.$inferSelect, 'kind' | 'currency'>,
): Promise<CurrencyUnit> =>
  kind === 'act' ? (await readCurrencyUnits(db))(currency) : requireCurrencyUnit(db, currency);

/** @throws ApiError 422 at `currency` for a code that is not one of the currencies */
export async function requireCurrencyUnit(db: Db, code: string) {
  const [unit] = await db
    .select({ code: currencies.code, precision: currencies.precision, minWithdrawal: currencies.minWithdrawal })
    .from(currencies)
    .where(and(eq(currencies.code, code), ne(currencies.status, 'deleted')));
  if (unit === undefined) throw invalid({ currency: ['Not one of the currencies'] });
  return unit;
}
