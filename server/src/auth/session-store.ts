import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { sessions, users } from '../db/schema.ts';
import type { SessionUser } from './session-user.ts';
import { createToken, hashToken } from './tokens.ts';

const LIFETIME_DAYS = 30;

export const userColumns = {
  id: users.id,
  login: users.login,
  name: users.name,
  status: users.status,
  statusReason: users.statusReason,
  supportPanels: users.supportPanels,
  isAdmin: users.isAdmin,
  foldersEnabled: users.foldersEnabled,
  currency: users.currency,
};

/** The user of a session that has neither ended nor been revoked, whatever the user's status. */
export async function findSessionUser(db: Db, tokenHash: string): Promise<SessionUser | null> {
  const [user] = await db
    .select(userColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
  return user ?? null;
}

/** Begins a session and forgets the ended ones, whoever's they were. @returns its token, which is kept nowhere */
export async function createSession(db: Db, userId: number): Promise<string> {
  const token = createToken();
  await forgetEndedSessions(db);
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: sql`now() + ${`${LIFETIME_DAYS} days`}::interval`,
  });
  return token;
}

/** The terms promise that no hash outlives its session. Waits for nobody: what somebody else deletes now is passed over. */
async function forgetEndedSessions(db: Db): Promise<void> {
  const ended = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(lt(sessions.expiresAt, sql`now()`))
    .for('update', { skipLocked: true });
  await db.delete(sessions).where(inArray(sessions.tokenHash, ended));
}

/**
 * Begins a session by password. Null when the password was changed since it was looked at: all sessions of before have
 * ended then, and this would be one.
 */
export function createSessionByPassword(
  db: Db,
  { user, passwordHash }: { user: SessionUser; passwordHash: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [same] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)))
      .for('share');
    return same === undefined ? null : createSession(tx, user.id);
  });
}

export async function revokeSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a user's sessions, all of them or all but one. @returns the hashes of their tokens */
export async function endSessions(db: Db, userId: number, except?: string): Promise<string[]> {
  const others = except === undefined ? undefined : ne(sessions.tokenHash, except);
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.map(({ tokenHash }) => tokenHash);
}

/** An account that is deleted is none. */
export async function findCredentials(db: Db, login: string) {
  const [row] = await db
    .select({ user: userColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.login, login.toLowerCase()), ne(users.status, 'deleted')));
  return row ?? null;
}
