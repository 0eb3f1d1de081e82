import { sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { adverts } from '../db/schema.ts';
import type { AdvertRow } from './advert-body.ts';

/** Where an advert stands in its review. */
export type ReviewColumns = Pick<PgUpdateSetSource<typeof adverts>, 'returnReason' | 'returnedAt' | 'submittedAt'>;

export const notReturned = { returnReason: null, returnedAt: null } satisfies ReviewColumns;

/** Puts an advert on moderation at the end of the queue. */
export const backInReview = { ...notReturned, submittedAt: sql`now()` } satisfies ReviewColumns;

/** What follows from a change of status: any decision ends a return, and moderation begins anew. */
export function reviewAfter(before: AdvertRow['status'], next: AdvertRow['status']): ReviewColumns {
  if (next === before) return {};
  return next === 'moderate' ? backInReview : notReturned;
}
