import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/database.ts';
import { recoveryKeys, users } from '../db/schema.ts';
import { createToken, hashToken } from './tokens.ts';

/** Keys for one account in an hour, whoever asks for them. */
const MAX_KEYS = 5;

/** Neither used, nor ended by a new password, nor too old. */
const alive = and(isNull(recoveryKeys.endedAt), gt(recoveryKeys.expiresAt, sql`now()`));

/**
 * A key to a new password, good for an hour and kept nowhere. Earlier ones stay good.
 * @returns null where no account that works has this login, and where it has had too many keys
 */
export function createRecoveryKey(db: Db, login: string): Promise<{ key: string; login: string; name: string } | null> {
  return db.transaction(async (tx) => {
    await tx.delete(recoveryKeys).where(lt(recoveryKeys.expiresAt, sql`now()`));
    // locked: those who ask at the same time are counted one after the other
    const [user] = await tx
      .select({ id: users.id, login: users.login, name: users.name })
      .from(users)
      .where(and(eq(users.login, login.toLowerCase()), eq(users.status, 'working')))
      .for('update');
    if (user === undefined) return null;
    // ended ones count until their hour is over
    if ((await tx.$count(recoveryKeys, eq(recoveryKeys.userId, user.id))) >= MAX_KEYS) return null;
    const key = createToken();
    const expiresAt = sql`now() + interval '1 hour'`;
    await tx.insert(recoveryKeys).values({ keyHash: hashToken(key), userId: user.id, expiresAt });
    return { key, login: user.login, name: user.name };
  });
}

/** Whose key it is; null for one that is dead or never was, and for an account that doesn't work. */
export async function findRecovery(db: Db, key: string): Promise<{ userId: number; login: string } | null> {
  const [found] = await db
    .select({ userId: users.id, login: users.login })
    .from(recoveryKeys)
    .innerJoin(users, eq(users.id, recoveryKeys.userId))
    .where(and(eq(recoveryKeys.keyHash, hashToken(key)), alive, eq(users.status, 'working')));
  return found ?? null;
}

/** Ends all keys of a user. */
export async function endRecoveryKeys(tx: Transaction, userId: number): Promise<void> {
  const own = and(eq(recoveryKeys.userId, userId), alive);
  await tx.update(recoveryKeys).set({ endedAt: sql`now()` }).where(own);
}
