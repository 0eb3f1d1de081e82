import { type CurrencyUnit, Money } from '@preroll/rules/money';
import { and, gt, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { isWanted } from '../db/is-wanted.ts';
import { paidDays, transactions, transactionTotals } from '../db/schema.ts';
import { daysOfPlatform, isOfEverybody } from './platform-parts.ts';
import { type Filter, hasAny, hasDates, partsOf, scopeOf } from './transaction-filter.ts';

type Totals = components['schemas']['TransactionList']['totals'];

/** Number and sums of some transactions of one currency and status. */
export interface Group {
  currency: string;
  status: string;
  count: number;
  received: string;
  taken: string;
}

/** Sums up the transactions of all pages by currency. */
export function totalsOf(groups: readonly Group[], unitOf: (code: string) => CurrencyUnit): Totals {
  const codes = [...new Set(groups.map(({ currency }) => currency))].toSorted();
  return codes.map((currency) => {
    const unit = unitOf(currency);
    const own = groups.filter((group) => group.currency === currency);
    const sumOf = (statuses: string[], ...columns: ('received' | 'taken')[]) =>
      own
        .filter(({ status }) => statuses.includes(status))
        .flatMap((group) => columns.map((column) => group[column]))
        .reduce((sum, amount) => sum.plus(Money.of(amount, unit)), Money.of('0', unit))
        .toString();
    return {
      currency,
      precision: unit.precision,
      count: own.reduce((sum, { count }) => sum + count, 0),
      received: sumOf(['paid'], 'received'),
      taken: sumOf(['paid'], 'taken'),
      net: sumOf(['paid'], 'received', 'taken'),
      deposits_due: sumOf(['waiting', 'processing'], 'received'),
      payouts_due: sumOf(['waiting', 'processing'], 'taken'),
    };
  });
}

/**
 * Selects the groups of the transactions that a filter leaves, some of them in parts, from where the fewest rows have them.
 * @param last the last day that is added up
 */
export function selectGroups(actor: Actor, filter: Filter, last: string): SQL {
  return sql.join(selectParts(actor, filter, last), sql` union all `);
}

export async function readGroups(db: Db, groups: SQL): Promise<Group[]> {
  return ((await db.execute(groups)) as unknown as { rows: Group[] }).rows;
}

function selectParts(actor: Actor, filter: Filter, last: string): SQL[] {
  const { found } = filter;
  if (found !== undefined) {
    const { people } = found;
    const parts = partsOf(actor, filter);
    if (!hasAny(people) || hasDates(filter)) return parts.map(sumTransactions);
    return [sumKept(actor, { ...filter, owners: people }), ...parts.slice(1).map(sumTransactions)];
  }
  if (!isOfEverybody(actor, filter))
    return hasDates(filter) ? partsOf(actor, filter).map(sumTransactions) : [sumKept(actor, filter)];
  const { kept, added } = daysOfPlatform(filter, last);
  const ofDays = sql`
    select currency, 'paid' as status, ${sumsOf} from ${paidDays} where ${kept} group by 1`;
  return [ofDays, ...added.map(sumTransactions)];
}

/** Of columns that count and sum transactions. */
const sumsOf = sql`sum(count)::integer as count, sum(received)::text as received, sum(taken)::text as taken`;

const sumTransactions = (matching: SQL | undefined): SQL => sql`
  select currency, status::text, count(*)::integer as count,
    coalesce(sum(amount) filter (where amount > 0), 0)::text as received,
    coalesce(sum(amount) filter (where amount < 0), 0)::text as taken
  from ${transactions} where ${matching ?? sql`true`} group by currency, status`;

/** Adds up the totals that are kept for each user. */
const sumKept = (actor: Actor, filter: Filter): SQL => sql`
  select currency, status::text, ${sumsOf} from ${transactionTotals}
  where ${and(
    scopeOf(actor, filter, transactionTotals.userId),
    isWanted(transactionTotals.type, filter.type),
    isWanted(transactionTotals.status, filter.status),
    isWanted(transactionTotals.userId, filter.user_id),
    isWanted(transactionTotals.currency, filter.currency),
    gt(transactionTotals.count, 0),
  )}
  group by currency, status`;
