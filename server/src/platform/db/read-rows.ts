import type { SQLWrapper } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Runs a statement whose columns the query builder can't infer. */
export async function readRows<Row>(db: Pick<Db, 'execute'>, statement: SQLWrapper | string): Promise<Row[]> {
  // the results of the two drivers have only `rows` in common
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
