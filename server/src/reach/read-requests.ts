import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { adRequests } from '../db/schema.ts';

const DAY = 24 * 60 * 60 * 1000;
/** More than these say nothing that these don't: a share of half is known to a third of a per cent. */
const ENOUGH = 20_000;

export interface RecordedRequests {
  /** An array of `AdRequest` as JSON, which the database writes: making objects of them is left to another thread. */
  json: string;
  /** How many were recorded; those that were read stand for them. */
  total: number;
}

/**
 * Requests of the last days, every so many of them when there are very many.
 * @returns null where none were recorded
 */
export async function readRequests(db: Db, now: Date, days: number): Promise<RecordedRequests | null> {
  const recent = and(gte(adRequests.at, new Date(now.getTime() - days * DAY)), eq(adRequests.isSample, false));
  const total = await db.$count(adRequests, recent);
  if (total === 0) return null;
  const step = Math.ceil(total / ENOUGH);
  const json = await readJson(db, and(recent, sql`${adRequests.id} % ${step} = 0`));
  // a handful of ids may all be skipped
  return { total, json: json === NONE ? await readJson(db, recent) : json };
}

const NONE = '[]';

async function readJson(db: Db, condition: SQL | undefined): Promise<string> {
  const chosen = db.select().from(adRequests).where(condition).limit(ENOUGH).as('chosen');
  const { id, isSample, ...columns } = chosen._.selectedFields;
  const fields = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  const object = sql`json_build_object(${sql.join(fields, sql`, `)})`;
  const [row] = await db.select({ json: sql<string>`coalesce(json_agg(${object}), ${NONE})::text` }).from(chosen);
  return row?.json ?? NONE;
}
