import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { formats } from '../db/schema.ts';

/** What a campaign is sold by when nobody has chosen: the first working format, at its least price. */
export async function usualTerms(db: Db): Promise<{ formatId: number; bid: number }> {
  const [format] = await db
    .select({ formatId: formats.id, bid: formats.priceFloor })
    .from(formats)
    .where(eq(formats.status, 'working'))
    .orderBy(asc(formats.id))
    .limit(1);
  if (format === undefined) throw new Error('there is no working format');
  return format;
}
