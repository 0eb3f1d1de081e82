import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { adRequests } from '../../platform/db/schema.ts';
import type { AdRequest } from '../targeting/ad-request.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A larger sample adds nothing: this one measures a share of one half to a third of a per cent. */
const SAMPLE_SIZE = 20_000;

export interface RecordedRequests {
  requests: readonly AdRequest[];
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
  const requests = await readSample(db, and(recent, sql`${adRequests.id} % ${step} = 0`));
  // with few ids, the sampling may skip all of them
  return { total, requests: requests.length === 0 ? await readSample(db, recent) : requests };
}

const readSample = (db: Db, condition: SQL | undefined) =>
  db.select().from(adRequests).where(condition).limit(SAMPLE_SIZE);
