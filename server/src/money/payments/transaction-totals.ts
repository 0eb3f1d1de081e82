import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { and, gt, type SQL, sql } from 'drizzle-orm';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { matches } from '../../platform/db/matches.ts';
import { transactions, transactionTotals } from '../../platform/db/schema.ts';
import { matchingTransactions, type TransactionQuery } from './transaction-filter.ts';

type Totals = components['schemas']['TransactionList']['totals'];

/** The number and sums of transactions with the same currency and status. */
interface Group {
  currency: string;
  status: string;
  count: number;
  received: string;
  taken: string;
}

/** Sums up the transactions of all pages, by currency. */
export async function sumTransactions(
  db: Db,
  actor: Actor,
  query: TransactionQuery,
  unitOf: (code: string) => CurrencyUnit,
): Promise<Totals> {
  const groups = await (hasStoredTotals(query) ? readStoredTotals(db, actor, query) : readGroups(db, actor, query));
  return [...new Set(groups.map(({ currency }) => currency))].toSorted().map((currency) =>
    totalOf(
      groups.filter((group) => group.currency === currency),
      unitOf(currency),
    ),
  );
}

function totalOf(groups: readonly Group[], unit: CurrencyUnit): Totals[number] {
  const sumOf = (statuses: string[], ...columns: ('received' | 'taken')[]) =>
    groups
      .filter(({ status }) => statuses.includes(status))
      .flatMap((group) => columns.map((column) => group[column]))
      .reduce((sum, amount) => sum.plus(Money.of(amount, unit)), Money.of('0', unit))
      .toString();
  return {
    currency: unit.code,
    precision: unit.precision,
    count: groups.reduce((sum, { count }) => sum + count, 0),
    received: sumOf(['paid'], 'received'),
    taken: sumOf(['paid'], 'taken'),
    net: sumOf(['paid'], 'received', 'taken'),
    deposits_due: sumOf(['waiting', 'processing'], 'received'),
    payouts_due: sumOf(['waiting', 'processing'], 'taken'),
  };
}

/** Whether the stored per-user totals suffice for a query. */
const hasStoredTotals = ({ date_from, date_to, search }: TransactionQuery): boolean =>
  !date_from && !date_to && !search;

const readStoredTotals = (db: Db, actor: Actor, query: TransactionQuery): Promise<Group[]> =>
  db
    .select({
      currency: transactionTotals.currency,
      status: transactionTotals.status,
      count: sql<number>`sum(${transactionTotals.count})::integer`,
      received: sql<string>`sum(${transactionTotals.received})::text`,
      taken: sql<string>`sum(${transactionTotals.taken})::text`,
    })
    .from(transactionTotals)
    .where(
      and(
        ownedWithin(actor, transactionTotals.userId),
        matches(transactionTotals.type, query.type),
        matches(transactionTotals.status, query.status),
        matches(transactionTotals.userId, query.user_id),
        matches(transactionTotals.currency, query.currency),
        gt(transactionTotals.count, 0),
      ),
    )
    .groupBy(transactionTotals.currency, transactionTotals.status);

const sumIf = (isIncluded: SQL) =>
  sql<string>`coalesce(sum(${transactions.amount}) filter (where ${isIncluded}), 0)::text`;

const readGroups = (db: Db, actor: Actor, query: TransactionQuery): Promise<Group[]> =>
  db
    .select({
      currency: transactions.currency,
      status: transactions.status,
      count: sql<number>`count(*)::integer`,
      received: sumIf(sql`${transactions.amount} > 0`),
      taken: sumIf(sql`${transactions.amount} < 0`),
    })
    .from(transactions)
    .where(matchingTransactions(actor, query))
    .groupBy(transactions.currency, transactions.status);
