import { Money, validateAmount } from '@preroll/rules/finance/money';
import { asc, desc, eq, ne, sql } from 'drizzle-orm';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { currencies, currencyRates } from '../../platform/db/schema.ts';
import { timestampsOf } from '../../platform/records/record-body.ts';
import { rejectDuplicate } from '../../platform/records/reject-duplicate.ts';
import { refuseByRule, withRemovalBlockers } from '../../platform/records/removal-rule.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { createVersioned, removeVersioned, updateVersioned } from '../../platform/records/versioned-records.ts';
import { refuseFewerDecimals } from './refuse-fewer-decimals.ts';
import { removalRule } from './removal-rule.ts';

type Operations = 'listCurrencies' | 'createCurrency' | 'updateCurrency' | 'removeCurrency' | 'listCurrencyRates';
type CurrencyRow = typeof currencies.$inferSelect;
type CurrencyBody = components['schemas']['Currency'];

const isoCodes = new Set(Intl.supportedValuesOf('currency'));

export const currencyHandlers = ({ db }: { db: Db }): Pick<Handlers, Operations> => ({
  async listCurrencies({ viewer }) {
    const rows = await db
      .select()
      .from(currencies)
      .where(ne(currencies.status, 'deleted'))
      .orderBy(desc(currencies.isBase), asc(currencies.code));
    const listing = { rule: removalRule, recordOf: (row: CurrencyRow) => row, toBody: toCurrencyBody };
    return { status: 200, body: await withRemovalBlockers(db, viewer, rows, listing) };
  },

  async createCurrency({ viewer, body: { is_base: isBase = false, ...values } }) {
    if (!isoCodes.has(values.code)) throw invalid({ code: ['Not a currency of ISO 4217'] });
    const creating = toColumns(values);
    const creation = db.transaction(async (tx) => {
      const row = await createVersioned(tx, viewer, currencies, { values: { ...creating, isBase }, history });
      // after the insert, which rejects a second base currency whatever its rate
      refuseBaseRate(row);
      await writeRate(tx, row);
      return row;
    });
    return { status: 201, body: toCurrencyBody(await unlessDuplicate(creation)) };
  },

  async updateCurrency({ viewer, params: { currencyId: id }, body: { version, ...values } }) {
    const row = await db.transaction(async (tx) => {
      const before = requireRow(await tx.select().from(currencies).where(eq(currencies.id, id)).for('update'));
      const saved = await updateVersioned(tx, viewer, currencies, {
        id,
        version,
        values: ({ code, precision, minWithdrawal, largeDeposit }) =>
          toColumns({
            ...{ code, precision },
            min_withdrawal: withoutZeros(minWithdrawal),
            large_deposit: withoutZeros(largeDeposit),
            ...values,
          }),
        history,
      });
      await refuseFewerDecimals(tx, before, saved);
      refuseBaseRate(saved);
      await writeRate(tx, saved);
      return saved;
    });
    return { status: 200, body: toCurrencyBody(row) };
  },

  async removeCurrency({ viewer, params: { currencyId: id } }) {
    await removeVersioned(db, viewer, currencies, { id, history, refuse: refuseByRule(removalRule) });
    return { status: 204, body: undefined };
  },

  async listCurrencyRates({ params: { currencyId: id } }) {
    requireRow(await db.select({ id: currencies.id }).from(currencies).where(eq(currencies.id, id)));
    const rows = await db
      .select({ day: currencyRates.day, rate: currencyRates.rate })
      .from(currencyRates)
      .where(eq(currencyRates.currencyId, id))
      .orderBy(desc(currencyRates.day))
      .limit(365);
    return { status: 200, body: rows };
  },
});

/** Converts `1000.000000`, as the column has it, to 1000, because the currency may have fewer decimal places. */
const withoutZeros = (amount: string) => amount.replace(/\.?0+$/, '');

/** @throws ApiError 422 for an amount with more decimal places than the currency has */
function toColumns<Values extends Pick<CurrencyBody, 'code' | 'precision' | 'min_withdrawal' | 'large_deposit'>>({
  min_withdrawal: minWithdrawal,
  large_deposit: largeDeposit,
  ...values
}: Values) {
  refuseUnlessZero('min_withdrawal', minWithdrawal, values);
  refuseUnlessZero('large_deposit', largeDeposit, values);
  return { ...values, minWithdrawal, largeDeposit };
}

function refuseUnlessZero(field: string, amount: string, unit: { code: string; precision: number }): void {
  const isZero = /^0+(\.0+)?$/.test(amount);
  const error = isZero ? null : validateAmount(amount, unit);
  if (error !== null) throw invalid({ [field]: [error] });
}

function refuseBaseRate({ isBase, rate }: CurrencyRow): void {
  if (isBase && rate !== 1) throw invalid({ rate: ['The rate of the base currency is 1'] });
}

const history = { kind: 'currency', describe: toCurrencyBody } as const;

async function writeRate(tx: Transaction, { id, rate }: CurrencyRow): Promise<void> {
  const [latest] = await tx
    .select({ rate: currencyRates.rate })
    .from(currencyRates)
    .where(eq(currencyRates.currencyId, id))
    .orderBy(desc(currencyRates.day))
    .limit(1);
  if (latest?.rate === rate) return;
  await tx
    .insert(currencyRates)
    .values({ currencyId: id, day: sql`(now() at time zone 'UTC')::date`, rate })
    .onConflictDoUpdate({ target: [currencyRates.currencyId, currencyRates.day], set: { rate } });
}

const unlessDuplicate = async <Result>(write: Promise<Result>) =>
  rejectDuplicate(
    rejectDuplicate(write, 'currencies_code', { code: ['There is a currency with this code already'] }),
    'currencies_is_base',
    { is_base: ['There is a base currency already'] },
  );

function toCurrencyBody(row: CurrencyRow): CurrencyBody {
  const { id, code, symbol, precision, rate, isBase, version } = row;
  const written = (amount: string) => Money.of(amount, { code, precision }).toString();
  return {
    id,
    code,
    symbol,
    precision,
    rate,
    is_base: isBase,
    min_withdrawal: written(row.minWithdrawal),
    large_deposit: written(row.largeDeposit),
    version,
    ...timestampsOf(row),
  };
}
