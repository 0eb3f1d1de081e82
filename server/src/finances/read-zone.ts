import { eq } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { expectRow } from '../records/expect-row.ts';

/** The time zone of whoever looks: days and times are theirs. */
export async function readZone(db: Db, { user }: Actor): Promise<string> {
  const rows = await db.select({ timezone: users.timezone }).from(users).where(eq(users.id, user.id));
  return expectRow(rows).timezone;
}
