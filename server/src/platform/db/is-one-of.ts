import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Matches a list of ids of any length, passed as a single parameter. */
export const isOneOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join()}}`}::int[])`;
