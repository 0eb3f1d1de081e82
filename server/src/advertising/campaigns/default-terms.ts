import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { formats } from '../../platform/db/schema.ts';

/** Returns the default terms: the first working format, at its minimum price. */
export async function defaultTerms(db: Db): Promise<{ formatId: number; bid: number }> {
  const [format] = await db
    .select({ formatId: formats.id, bid: formats.priceFloor })
    .from(formats)
    .where(eq(formats.status, 'working'))
    .orderBy(asc(formats.id))
    .limit(1);
  if (format === undefined) throw new Error('there is no working format');
  return format;
}
