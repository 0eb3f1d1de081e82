import type { SQL } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';

/** The contract's parameters of one page. */
interface Page {
  offset: number;
  limit: number;
}

interface List {
  /** The table whose rows are counted. */
  table: PgTable;
  /** Search and filters, on columns of `table` only. */
  matching: SQL | undefined;
  order: SQL[];
  page: Page;
}

/**
 * Reads one page of a list and counts the records of all pages.
 * @param select the columns, such as `db.select(...).from(...).$dynamic()`
 */
export async function readPage<Select extends PgSelect>(
  db: Db,
  select: Select,
  { table, matching, order, page }: List,
): Promise<{ rows: Select['_']['result']; total: number }> {
  const rows = await select
    .where(matching)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await totalOf(rows, page, () => db.$count(table, matching)) };
}

/** Counts all records. The total follows without a query from the last page, and from a first page that is empty. */
export const totalOf = async (rows: readonly unknown[], { offset, limit }: Page, count: () => PromiseLike<number>) =>
  rows.length < limit && (rows.length > 0 || offset === 0) ? offset + rows.length : count();
