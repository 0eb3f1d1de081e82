import { eq } from 'drizzle-orm';
import type { Requester } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/database.ts';
import { currencies } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';

/** The units of a report: where its days begin, and its currency. */
export interface Reporter {
  timezone: string;
  currency: string;
  /** Whether money is in the base currency: amounts of several accounts could not be added up otherwise. */
  isInBase: boolean;
}

/** Reads the units of a user's reports in a role. */
export async function readReporter(db: Db, { user, cabinet }: Requester): Promise<Reporter> {
  const own = { timezone: user.timezone, currency: user.currency };
  if (cabinet === 'advertiser' || cabinet === 'webmaster') return { ...own, isInBase: false };
  const base = await db.select({ code: currencies.code }).from(currencies).where(eq(currencies.isBase, true));
  return { ...own, currency: expectRow(base).code, isInBase: true };
}
