import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { createToken, hashToken } from '../../platform/access/tokens.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { recoveryKeys, users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';

const MAX_KEYS = 5;

/** Keys that are unused, not ended by a new password and not expired. */
export const isValidKey = and(isNull(recoveryKeys.endedAt), gt(recoveryKeys.expiresAt, sql`now()`));

/** Keys that set a password, unlike those for a new login. */
const setsPassword = inArray(recoveryKeys.purpose, ['recovery', 'invitation']);

interface RecoveryKey {
  key: string;
  expiresAt: Date;
  login: string;
  name: string;
}

/**
 * Creates a recovery key that is valid for one hour; only its hash is stored. Earlier keys stay valid.
 * @returns null when no active account has this login, or when the account has reached its limit of keys
 */
export function createRecoveryKey(db: Db, login: string): Promise<RecoveryKey | null> {
  return db.transaction(async (tx) => {
    await tx.delete(recoveryKeys).where(lt(recoveryKeys.expiresAt, sql`now()`));
    // locks the row, so that concurrent requests can't exceed the limit
    const [user] = await tx
      .select({ id: users.id, login: users.login, name: users.name })
      .from(users)
      .where(and(eq(users.login, login.toLowerCase()), eq(users.status, 'working')))
      .for('update');
    if (user === undefined) return null;
    // used and ended keys count until they expire
    const requested = and(eq(recoveryKeys.userId, user.id), eq(recoveryKeys.purpose, 'recovery'));
    if ((await tx.$count(recoveryKeys, requested)) >= MAX_KEYS) return null;
    const key = createToken();
    const values = { keyHash: hashToken(key), userId: user.id, expiresAt: sql`now() + interval '1 hour'` };
    const { expiresAt } = expectRow(await tx.insert(recoveryKeys).values(values).returning());
    return { key, expiresAt, login: user.login, name: user.name };
  });
}

/** Finds the owner of a recovery or invitation key; null for an invalid key or an account that may not work. */
export async function findRecovery(db: Db, key: string): Promise<{ userId: number; login: string } | null> {
  const [found] = await db
    .select({ userId: users.id, login: users.login })
    .from(recoveryKeys)
    .innerJoin(users, eq(users.id, recoveryKeys.userId))
    .where(and(eq(recoveryKeys.keyHash, hashToken(key)), isValidKey, setsPassword, eq(users.status, 'working')));
  return found ?? null;
}

/** Finds the purpose and login of a key of any kind; null for an invalid key or an account that may not sign in. */
export async function findLink(db: Db, key: string): Promise<components['schemas']['Recovery'] | null> {
  const [found] = await db
    .select({ login: users.login, newLogin: recoveryKeys.newLogin, purpose: recoveryKeys.purpose })
    .from(recoveryKeys)
    .innerJoin(users, eq(users.id, recoveryKeys.userId))
    .where(and(eq(recoveryKeys.keyHash, hashToken(key)), isValidKey, eq(users.status, 'working')));
  return found === undefined ? null : { login: found.newLogin ?? found.login, purpose: found.purpose };
}

/** Invalidates all keys of a user: for recoveries, invitations and new logins. */
export async function revokeRecoveryKeys(tx: Transaction, userId: number): Promise<void> {
  const own = and(eq(recoveryKeys.userId, userId), isValidKey);
  await tx.update(recoveryKeys).set({ endedAt: sql`now()` }).where(own);
}

/** The purpose of a key, valid or not. Keys are deleted some time after they expire. */
export async function purposeOfKey(
  db: Db,
  key: string,
): Promise<components['schemas']['Recovery']['purpose'] | undefined> {
  const [made] = await db
    .select({ purpose: recoveryKeys.purpose })
    .from(recoveryKeys)
    .where(eq(recoveryKeys.keyHash, hashToken(key)));
  return made?.purpose;
}
