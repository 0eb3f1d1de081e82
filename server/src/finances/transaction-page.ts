import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { invoices, transactions, users } from '../db/schema.ts';
import type { ListedTransaction } from './transaction-body.ts';
import type { Group } from './transaction-totals.ts';

/** Which transactions of a list are read, and in which order. */
export interface Page {
  column: typeof transactions.amount | typeof transactions.date;
  isDescending: boolean;
  skipped: number;
  limit: number;
}

/** A transaction as the database writes it. */
type Row = Omit<ListedTransaction['transaction'], 'date' | 'createdAt' | 'paidAt'> &
  Record<'date' | 'createdAt', string> & { paidAt: string | null } & Omit<ListedTransaction, 'transaction'>;

/**
 * Reads a page of the transactions that have one of the conditions, and groups of transactions as of the same moment.
 * @param parts any of them may have all rows of the page; none shares a transaction with another
 */
export async function readPage(
  db: Db,
  parts: readonly (SQL | undefined)[],
  page: Page,
  groups: SQL = sql`select null where false`,
): Promise<{ listed: ListedTransaction[]; groups: Group[] }> {
  const { rows } = (await db.execute(sql`
    with page as materialized (${selectPage(parts, page)})
    select totals.groups, ${columns}
    from (select (select json_agg(groups)::text from (${groups}) as groups) as groups) as totals
    left join (
      page join transactions on transactions.id = page.id join users on users.id = transactions.user_id
      left join invoices on invoices.transaction_id = transactions.id
      left join transactions as reverting on reverting.reverts_id = transactions.id
    ) on true
    order by ${orderBy(sql`page.position`, sql`page.id`, page.isDescending)}`)) as unknown as {
    rows: ({ groups: string | null } & (Row | { id: null }))[];
  };
  return {
    listed: rows.flatMap((row) => (row.id === null ? [] : toListed(row))),
    groups: JSON.parse(rows[0]?.groups ?? '[]'),
  };
}

/** Selects the ids first: a deep page then skips entries of indexes, which have this order, instead of whole rows. */
function selectPage(parts: readonly (SQL | undefined)[], { column, isDescending, skipped, limit }: Page): SQL {
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

const columns = sql.join(
  Object.entries({
    ...{ id, userId, type, amount, currency, status, method, comment, rejectReason, balanceAfter },
    ...{ coversDay, revertsId, date, createdAt, paidAt, version },
    userName: users.name,
    invoiceId: invoices.id,
    invoiceNumber: invoices.number,
    revertedById: sql`reverting.id`,
  }).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
);

const toListed = ({ userName, invoiceId, invoiceNumber, revertedById, ...row }: Row): ListedTransaction => ({
  transaction: {
    ...row,
    date: new Date(row.date),
    createdAt: new Date(row.createdAt),
    paidAt: row.paidAt === null ? null : new Date(row.paidAt),
  },
  ...{ userName, invoiceId, invoiceNumber, revertedById },
});
