import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { adRequests } from '../db/schema.ts';
import type { AdRequest } from '../targeting/ad-request.ts';
import { sampleRequests } from './sample-requests.ts';

const DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;
/** More than these say nothing that these don't: a share of half is known to a third of a per cent. */
const ENOUGH = 20_000;

export interface RequestsOfDays {
  requests: readonly AdRequest[];
  /** How many were recorded; those that were read stand for them. */
  total: number;
  /** Made up, because none were recorded. */
  isSample: boolean;
  days: number;
}

/** Requests of the last days, every so many of them when there are very many; a made-up sample when there are none. */
export async function readRequests(db: Db, now: Date): Promise<RequestsOfDays> {
  const recent = and(gte(adRequests.at, new Date(now.getTime() - DAYS * DAY)), eq(adRequests.isSample, false));
  const total = await db.$count(adRequests, recent);
  if (total === 0) {
    const requests = await sampleRequests(now, DAYS);
    return { requests, total: requests.length, isSample: true, days: DAYS };
  }
  const step = Math.ceil(total / ENOUGH);
  const requests = await db
    .select()
    .from(adRequests)
    .where(and(recent, sql`${adRequests.id} % ${step} = 0`));
  // a handful of ids may all be skipped
  if (requests.length > 0 || step === 1) return { requests, total, isSample: false, days: DAYS };
  return {
    requests: await db.select().from(adRequests).where(recent).limit(ENOUGH),
    total,
    isSample: false,
    days: DAYS,
  };
}
