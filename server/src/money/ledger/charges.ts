import { Money } from '@preroll/rules/finance/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { readRows } from '../../platform/db/read-rows.ts';
import type { transactions } from '../../platform/db/schema.ts';
import { formatAmount } from '../documents/amount-format.ts';

/**
 * Selects the charges that acts state: spends and their reversals, which count for the day of the spend. The two parts are
 * separate, because joining all charges with their reversals would scan the whole table.
 */
export const selectCharges = (matches: (userId: SQL) => SQL): SQL => sql`
    select user_id, currency, amount, covers_day as day from transactions
    where ${matches(sql`user_id`)} and status = 'paid' and type = 'spend'
    union all
    select posted.user_id, posted.currency, posted.amount, reverted.covers_day
    from transactions posted join transactions reverted on reverted.id = posted.reverts_id
    where ${matches(sql`posted.user_id`)} and posted.status = 'paid' and posted.reverts_id is not null
      and reverted.type = 'spend'`;

/** Prevents changes of acts until the transaction ends; closing a month, which sums them up, waits for this lock. */
export const lockActs = (tx: Transaction) => tx.execute(sql`lock table closed_months in share row exclusive mode`);

interface StatingAct {
  /** Null for a draft. */
  number: string | null;
  month: string;
  total: string;
  /** The amount by which the acts until its month would exceed the charges. */
  excess: string;
}

type Charge = Pick<typeof transactions.$inferSelect, 'type' | 'userId' | 'currency' | 'coversDay'>;

/**
 * Why a spend can't be reverted: an act would state more than was charged until the end of its month. The message says what
 * to do with the act first.
 */
export async function refuseRevertOfStated(
  db: Db,
  { type, userId, currency, coversDay }: Charge,
  spent: Money,
): Promise<string | null> {
  if (type !== 'spend') return null;
  const rows = await readRows<StatingAct>(
    db,
    sql`
    with charged as materialized (${selectCharges((owner) => sql`${owner} = ${userId}`)}
    ), acts as (
      select number, period, total, sum(total) over (order by period) - (
        select coalesce(-sum(amount), 0) from charged
        where currency = ${currency} and day < invoices.period + interval '1 month'
      ) + ${spent.toString()}::numeric as excess
      from invoices where kind = 'act' and status <> 'void' and user_id = ${userId} and currency = ${currency}
    )
    select number, to_char(period, 'YYYY-MM') as month, total::text, excess::text from acts
    where period >= date_trunc('month', ${coversDay}::date) and excess > 0
    order by period limit 1`,
  );
  const [act] = rows;
  if (act === undefined) return null;
  const excess = Money.of(act.excess, spent.currency);
  const isAll = excess.compare(Money.of(act.total, spent.currency)) >= 0;
  const change = (draft: string) =>
    isAll ? `delete ${draft}` : `lower ${draft} by ${formatAmount(excess)} ${currency}`;
  return act.number === null
    ? `The draft of the act of ${act.month} states this spend: ${change('it')}, then take the spend back`
    : `Act ${act.number} states this spend: make it void, ${change('its draft')}, then take the spend back`;
}
