import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { verifyPassword } from './passwords.ts';

/** Checks the password of a user; null for a wrong one, as guess limits expect. */
export async function verifyOwnPassword(db: Db, userId: number, password: string): Promise<true | null> {
  const [found] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return (await verifyPassword(found?.passwordHash, password)) || null;
}
