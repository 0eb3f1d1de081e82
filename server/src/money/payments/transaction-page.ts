import { type Column, getTableName, type SQL, sql } from 'drizzle-orm';
import { transactions } from '../../platform/db/schema.ts';
import type { ListedTransaction } from './transaction-body.ts';

/** Which transactions of a list are read, and in which order. */
export interface Page {
  column: typeof transactions.amount | typeof transactions.date;
  isDescending: boolean;
  skipped: number;
  limit: number;
}

/** A transaction as the database writes it. */
export type Row = Omit<ListedTransaction['transaction'], 'date' | 'createdAt' | 'paidAt'> &
  Record<'date' | 'createdAt', string> & { paidAt: string | null } & Omit<ListedTransaction, 'transaction'>;

/**
 * Selects a page of the transactions that have one of the conditions, as one value: what else a statement reads is of the
 * same moment then, and the driver needn't look at each field.
 * @param parts any of them may have all rows of the page; none shares a transaction with another
 */
export const selectPage = (parts: readonly (SQL | undefined)[], page: Page): SQL => sql`(
  with page as materialized (${selectIds(parts, page)})
  select json_agg(listed) from (
    select ${columns} from page join transactions on transactions.id = page.id
    order by ${orderBy(sql`page.position`, sql`page.id`, page.isDescending)}
  ) as listed
)`;

/** Selects the ids first: a deep page then skips entries of indexes, which have this order, instead of whole rows. */
function selectIds(parts: readonly (SQL | undefined)[], { column, isDescending, skipped, limit }: Page): SQL {
  const selected = parts.map(
    (part) => sql`(
      select id, ${column} as position from ${transactions} where ${part ?? sql`true`}
      order by ${orderBy(sql`${column}`, sql`id`, isDescending)} limit ${skipped + limit})`,
  );
  return sql`
    select id, position from (${sql.join(selected, sql` union all `)}) as found
    order by ${orderBy(sql`position`, sql`id`, isDescending)} limit ${limit} offset ${skipped}`;
}

/** The id goes along, so that an index serves both directions and `balance_after` runs along the order of dates. */
function orderBy(column: SQL, id: SQL, isDescending: boolean): SQL {
  const direction = isDescending ? sql`desc` : sql`asc`;
  return sql`${column} ${direction}, ${id} ${direction}`;
}

const { id, userId, type, amount, currency, status, method, comment, rejectReason, balanceAfter } = transactions;
const { coversDay, revertsId, date, createdAt, paidAt, version } = transactions;

/** What others have to do with a transaction. Subqueries: the order of that many joins takes longer to plan than to read. */
const related = {
  userName: 'select name from users where users.id = transactions.user_id',
  invoiceId: 'select invoices.id from invoices where invoices.transaction_id = transactions.id',
  invoiceNumber: 'select number from invoices where invoices.transaction_id = transactions.id',
  revertedById: 'select reverting.id from transactions as reverting where reverting.reverts_id = transactions.id',
};

/** Written once, because it is the same for all pages. Amounts are text: in JSON, their decimal places would get lost. */
const columns = sql.raw(
  Object.entries({
    ...{ id, userId, type, currency, status, method, comment, rejectReason },
    ...{ coversDay, revertsId, date, createdAt, paidAt, version },
  })
    .map(([name, column]) => `${nameOf(column)} as "${name}"`)
    .concat(
      Object.entries({ amount, balanceAfter }).map(([name, column]) => `${nameOf(column)}::text as "${name}"`),
      Object.entries(related).map(([name, query]) => `(${query}) as "${name}"`),
    )
    .join(', '),
);

function nameOf(column: Column): string {
  return `${getTableName(column.table)}.${column.name}`;
}

/** @param rows null for an empty page */
export const toListed = (rows: readonly Row[] | null): ListedTransaction[] =>
  (rows ?? []).map(({ userName, invoiceId, invoiceNumber, revertedById, ...row }) => ({
    transaction: {
      ...row,
      date: new Date(row.date),
      createdAt: new Date(row.createdAt),
      paidAt: row.paidAt === null ? null : new Date(row.paidAt),
    },
    ...{ userName, invoiceId, invoiceNumber, revertedById },
  }));
