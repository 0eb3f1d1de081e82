import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';

/** By whose clock a person's days begin. */
export async function timezoneOf(db: Db, userId: number): Promise<string> {
  const [user] = await db.select({ timezone: users.timezone }).from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error(`there is no user ${userId}`);
  return user.timezone;
}
