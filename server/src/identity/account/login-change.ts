import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { createToken, hashToken } from '../../platform/access/tokens.ts';
import { writeChanges } from '../../platform/changes/write-changes.ts';
import type { Db } from '../../platform/db/database.ts';
import { recoveryKeys, users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { nextVersion } from '../../platform/records/versioned-records.ts';
import { isValidKey, revokeRecoveryKeys } from '../auth/recovery-keys.ts';
import { userColumns } from '../auth/session-store.ts';
import { rejectDuplicateLogin } from '../users/save-user.ts';

/**
 * Creates the key that confirms a user's new login, valid for one hour. Invalidates earlier such keys.
 * @returns null if another user has the login, which must not be revealed to the requesting user
 */
export function createLoginKey(
  db: Db,
  userId: number,
  login: string,
): Promise<{ key: string; expiresAt: Date } | null> {
  return db.transaction(async (tx) => {
    const earlier = and(eq(recoveryKeys.userId, userId), eq(recoveryKeys.purpose, 'login'), isValidKey);
    await tx.update(recoveryKeys).set({ endedAt: sql`now()` }).where(earlier);
    if ((await tx.$count(users, and(eq(users.login, login), ne(users.status, 'deleted')))) > 0) return null;
    const key = createToken();
    const inAnHour = sql`now() + interval '1 hour'`;
    const inserted = await tx
      .insert(recoveryKeys)
      .values({ keyHash: hashToken(key), userId, purpose: 'login', newLogin: login, expiresAt: inAnHour })
      .returning();
    return { key, expiresAt: expectRow(inserted).expiresAt };
  });
}

/** Finds the new login of a key; null for an invalid key or an account that may not work. */
async function findLoginChange(db: Db, key: string): Promise<{ userId: number; login: string } | null> {
  const [found] = await db
    .select({ userId: recoveryKeys.userId, login: sql<string>`${recoveryKeys.newLogin}` })
    .from(recoveryKeys)
    .innerJoin(users, eq(users.id, recoveryKeys.userId))
    .where(
      and(
        eq(recoveryKeys.keyHash, hashToken(key)),
        isValidKey,
        isNotNull(recoveryKeys.newLogin),
        eq(users.status, 'working'),
      ),
    );
  return found ?? null;
}

/**
 * Redeems a key: from now on, the user signs in with the new login. Invalidates all links in earlier mails.
 * @returns the user with the old and the new login, or null for an invalid key
 * @throws ApiError 422 if another user has taken the login in the meantime
 */
export async function confirmLogin(db: Db, key: string): Promise<{ name: string; before: string; now: string } | null> {
  const confirmation = db.transaction(async (tx) => {
    const found = await findLoginChange(tx, key);
    if (found === null) return null;
    const columns = { ...userColumns, version: users.version };
    const [user] = await tx.select(columns).from(users).where(eq(users.id, found.userId)).for('no key update');
    // a concurrent request has used the same key
    if (user === undefined || (await findLoginChange(tx, key)) === null) return null;
    await tx
      .update(users)
      .set({ login: found.login, ...nextVersion(user, { user }) })
      .where(eq(users.id, user.id));
    const fields = [{ field: 'login', old: user.login, new: found.login }];
    await writeChanges(tx, { user }, { kind: 'user', recordId: user.id, fields });
    await revokeRecoveryKeys(tx, user.id);
    return { name: user.name, before: user.login, now: found.login };
  });
  return rejectDuplicateLogin(confirmation);
}
