import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { and, gt, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { isWanted } from '../../platform/db/is-wanted.ts';
import { countedManagers, paidDays, transactions, transactionTotals } from '../../platform/db/schema.ts';
import { selectUnits, type UnitOf, unitsOf } from '../ledger/currency-units.ts';
import { countedDays, hasCountedDays } from './counted-parts.ts';
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
export function totalsOf(groups: readonly Group[], unitOf: UnitOf): Totals {
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

/** What a statement says besides the transactions of a page, all as of one moment. */
export interface Sums {
  /** The groups of the transactions of all pages. */
  groups: Group[];
  unitOf: UnitOf;
  /** The last day that is added up. */
  last: string;
  /** The version of the sums of the manager who asks; null without any, and for other roles. */
  version: number | null;
}

/** How the database writes them. */
export interface SumsRow {
  groups: Group[] | null;
  units: CurrencyUnit[] | null;
  last: string | null;
  version: number | null;
}

/**
 * Selects the sums of the transactions that a filter leaves, some of them in parts, from where the fewest rows have them.
 * @param last the last day that is added up
 */
export const selectSums = (actor: Actor, filter: Filter, last: string): SQL => sql`
  (select json_agg(groups) from (${sql.join(selectParts(actor, filter, last), sql` union all `)}) as groups) as groups,
  ${selectUnits} as units, ${selectLastDay} as last, ${selectVersion(filter)} as version`;

export const toSums = ({ groups, units, last, version }: SumsRow): Sums => ({
  groups: groups ?? [],
  unitOf: unitsOf(units ?? []),
  last: last ?? NEVER,
  version,
});

const selectLastDay = sql`(select max(day)::text from ${paidDays})`;
const NEVER = '0001-01-01';

const selectVersion = ({ counted }: Filter): SQL =>
  counted === undefined
    ? sql`null`
    : sql`(select ${countedManagers.version} from ${countedManagers} where ${countedManagers.managerId} = ${counted.managerId})`;

/** What the latest list has found; undefined before the first one. */
let expectedLast: string | undefined;

/**
 * Reads what depends on the last day that is added up. It takes the day that it was before, and does so again if this is
 * over: that is once a day, and all other lists need not ask for it first.
 * @param read takes the day, and tells which it was at the moment of its statement
 */
export async function withLastDay<Found extends { last: string }>(
  db: Db,
  read: (last: string) => Promise<Found>,
): Promise<Found> {
  const expected = expectedLast ?? (await readLastDay(db));
  const found = await read(expected);
  expectedLast = found.last;
  return found.last === expected ? found : withLastDay(db, read);
}

async function readLastDay(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`select ${selectLastDay} as last`)) as unknown as { rows: [SumsRow] };
  return rows[0].last ?? NEVER;
}

function selectParts(actor: Actor, filter: Filter, last: string): SQL[] {
  const { found } = filter;
  if (found !== undefined) {
    const { people } = found;
    const parts = partsOf(actor, filter);
    if (!hasAny(people) || hasDates(filter)) return parts.map(sumTransactions);
    return [sumKept(actor, { ...filter, owners: people }), ...parts.slice(1).map(sumTransactions)];
  }
  // the totals of some people are fewer rows than the days and what comes besides
  const isOfAll = actor.cabinet === 'admin' && filter.user_id === undefined;
  if (!hasDates(filter) && !isOfAll) return [sumKept(actor, filter)];
  if (!hasCountedDays(actor, filter))
    return hasDates(filter) ? partsOf(actor, filter).map(sumTransactions) : [sumKept(actor, filter)];
  const { table, kept, added } = countedDays(filter, last);
  const ofDays = sql`
    select currency, 'paid' as status, ${sumsOf} from ${table} where ${kept} group by 1`;
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
