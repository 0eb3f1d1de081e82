import type { SQLWrapper } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Runs a statement whose columns the query builder doesn't know. */
export async function readRows<Row>(db: Pick<Db, 'execute'>, statement: SQLWrapper | string): Promise<Row[]> {
  // the two drivers differ in all but the rows of their results
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
