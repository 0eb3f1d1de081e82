import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Matches ids of a list of any length, which is one parameter. */
export const isOneOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join()}}`}::int[])`;
