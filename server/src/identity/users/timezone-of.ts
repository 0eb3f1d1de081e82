import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';

/** Returns a user's time zone. */
export async function timezoneOf(db: Db, userId: number): Promise<string> {
  return expectRow(await db.select({ timezone: users.timezone }).from(users).where(eq(users.id, userId))).timezone;
}
