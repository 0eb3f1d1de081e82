import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { adRequests } from '../db/schema.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A larger sample adds nothing: this one measures a share of one half to a third of a per cent. */
const SAMPLE_SIZE = 20_000;

export interface RecordedRequests {
  /** A JSON array of `AdRequest`, written by the database and parsed in the other thread. */
  json: string;
  /** The number of recorded requests, of which those read are a sample. */
  total: number;
}

/**
 * Reads the requests of the last days, or every nth of them if there are very many.
 * @returns null if none were recorded
 */
export async function readRequests(db: Db, now: Date, days: number): Promise<RecordedRequests | null> {
  const recent = and(gte(adRequests.at, new Date(now.getTime() - days * DAY)), eq(adRequests.isSample, false));
  const total = await db.$count(adRequests, recent);
  if (total === 0) return null;
  const step = Math.ceil(total / SAMPLE_SIZE);
  const json = await readJson(db, and(recent, sql`${adRequests.id} % ${step} = 0`));
  // with few ids, the sampling may skip all of them
  return { total, json: json === NONE ? await readJson(db, recent) : json };
}

const NONE = '[]';

async function readJson(db: Db, condition: SQL | undefined): Promise<string> {
  const chosen = db.select().from(adRequests).where(condition).limit(SAMPLE_SIZE).as('chosen');
  const { id, isSample, ...columns } = chosen._.selectedFields;
  const fields = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  const object = sql`json_build_object(${sql.join(fields, sql`, `)})`;
  const [row] = await db.select({ json: sql<string>`coalesce(json_agg(${object}), ${NONE})::text` }).from(chosen);
  return row?.json ?? NONE;
}
