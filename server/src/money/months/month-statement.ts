import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { invalid } from '../../platform/contract/api-error.ts';
import type { operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { transactions } from '../../platform/db/schema.ts';
import type { PrintedDocument } from '../documents/document-parts.ts';
import { buyerOf } from '../documents/issue-invoice.ts';
import type { IssuerConfig } from '../documents/issuer.ts';
import { readCurrencyUnits } from '../ledger/currency-units.ts';
import { refuseForeignCurrency, requirePayer } from '../payments/payer.ts';
import { startOf } from '../payments/transaction-filter.ts';
import { selectTransactions } from '../payments/transaction-queries.ts';
import { statementDocument } from './statement-document.ts';

/**
 * Lists the paid transactions of a user's balance in a month, with the balance before and after.
 * @throws ApiError 404 for a user outside the actor's scope, 422
 */
export async function readMonthStatement(
  db: Db,
  { issuer }: IssuerConfig,
  { viewer, params: { month }, query }: Call<operations['getMonthStatement']>,
): Promise<{ filename: string; document: PrintedDocument }> {
  const payer = await requirePayer(db, viewer, query.user_id);
  if (month > new Date().toISOString().slice(0, 7)) throw invalid({ month: ['This month has not begun yet'] });
  const code = query.currency ?? payer.currency;
  await refuseForeignCurrency(db, payer, code);
  const unit = (await readCurrencyUnits(db))(code);
  const start = startOf(`${month}-01`);
  const end = sql`(${`${month}-01`}::date + interval '1 month') at time zone 'UTC'`;
  const own = and(eq(transactions.userId, payer.id), eq(transactions.currency, code), eq(transactions.status, 'paid'));
  const rows = await selectTransactions(db)
    .where(and(own, gte(transactions.date, start), lt(transactions.date, end)))
    .orderBy(asc(transactions.date), asc(transactions.id));
  const document = statementDocument({
    month,
    unit,
    issuer: issuer.party,
    owner: buyerOf(payer),
    before: await balanceBefore(db, and(own, lt(transactions.date, start)), unit),
    rows,
  });
  return { filename: `statement-${month}-${code}.pdf`, document };
}

async function balanceBefore(db: Db, earlier: SQL | undefined, unit: CurrencyUnit): Promise<Money> {
  const [last] = await db
    .select({ balance: transactions.balanceAfter })
    .from(transactions)
    .where(earlier)
    .orderBy(desc(transactions.date), desc(transactions.id))
    .limit(1);
  return Money.of(last?.balance ?? '0', unit);
}
