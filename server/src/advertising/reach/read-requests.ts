import { gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { adRequests } from '../../platform/db/schema.ts';
import type { WeightedRequest } from './estimate-reach.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A larger sample would be no more useful: this one measures a share of one half with an error of a third of a per cent. */
const SAMPLE_SIZE = 20_000;

export interface RecordedRequests {
  requests: readonly WeightedRequest[];
  total: number;
  /** The number of days covered, of which the last may be incomplete. */
  days: number;
}

/**
 * Reads the recorded requests of the last days, or every nth of them if there are very many.
 * @returns null until a complete day is recorded
 */
export async function readRequests(db: Db, now: Date, days: number): Promise<RecordedRequests | null> {
  const recent = gte(adRequests.at, new Date(now.getTime() - days * DAY));
  const [recorded] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      total: sql<number>`coalesce(sum(${adRequests.weight}), 0)::float8`,
      first: sql<string | null>`min(${adRequests.at})`,
    })
    .from(adRequests)
    .where(recent);
  if (recorded === undefined || recorded.first === null) return null;
  const { rows, total, first } = recorded;
  const age = now.getTime() - new Date(first).getTime();
  if (age < DAY) return null;
  const step = Math.ceil(rows / SAMPLE_SIZE);
  const requests = await readSample(db, sql`${recent} and ${adRequests.id} % ${step} = 0`);
  return {
    total,
    days: Math.min(days, Math.ceil(age / DAY)),
    // with few ids, sampling may skip all of them
    requests: requests.length === 0 ? await readSample(db, recent) : requests,
  };
}

const readSample = (db: Db, condition: SQL) => db.select().from(adRequests).where(condition).limit(SAMPLE_SIZE);
