import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../../platform/access/session-user.ts';
import { createToken, hashToken } from '../../platform/access/tokens.ts';
import type { Db } from '../../platform/db/database.ts';
import { sessions, users } from '../../platform/db/schema.ts';

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
  timezone: users.timezone,
  currency: users.currency,
};

/** Times of use are exact to a minute, so that most calls write nothing. */
const aMinuteAgo = sql`now() - interval '1 minute'`;

/**
 * Finds an active session with its user, whatever the user's status. `isDue` means that the time of its last use must be
 * updated.
 */
export async function findSession(db: Db, tokenHash: string): Promise<{ user: SessionUser; isDue: boolean } | null> {
  const statement = statements.get(db) ?? prepareFind(db);
  statements.set(db, statement);
  const [found] = await statement.execute({ tokenHash });
  return found ?? null;
}

/** One statement per database, because every call needs it: building it takes longer than sending it. */
const statements = new WeakMap<Db, ReturnType<typeof prepareFind>>();

/** A named statement, so that each connection plans it only once. */
function prepareFind(db: Db) {
  const isDue = sql<boolean>`${sessions.lastSeenAt} < ${aMinuteAgo} or ${users.lastSeenAt} is null or ${users.lastSeenAt} < ${aMinuteAgo}`;
  return db
    .select({ user: userColumns, isDue })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('session_by_token');
}

/** Updates the last use of a session and its user. */
export async function updateLastSeen(
  db: Db,
  { user, tokenHash }: { user: { id: number }; tokenHash: string },
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
  await db.update(users).set({ lastSeenAt: sql`now()` }).where(eq(users.id, user.id));
}

/** The client that started a session. */
export interface SessionOrigin {
  address: string;
  agent: string;
}

const MAX_USER_AGENT_LENGTH = 512;

export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): SessionOrigin => ({
  address: ip,
  agent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
});

/**
 * Starts a session and deletes the expired sessions of all users.
 * @returns the token, of which only the hash is stored
 */
export async function createSession(db: Db, userId: number, origin?: SessionOrigin): Promise<string> {
  const token = createToken();
  await forgetEndedSessions(db);
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    ...origin,
    expiresAt: sql`now() + ${`${LIFETIME_DAYS} days`}::interval`,
  });
  return token;
}

/**
 * Deletes expired sessions: the terms of use promise that no hash outlives its session. Rows that another process is
 * deleting are skipped, so this never waits for a lock.
 */
async function forgetEndedSessions(db: Db): Promise<void> {
  const ended = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(lt(sessions.expiresAt, sql`now()`))
    .for('update', { skipLocked: true });
  await db.delete(sessions).where(inArray(sessions.tokenHash, ended));
}

/**
 * Starts a session after a password check. Returns null when the password was changed after the check: that change
 * ended all sessions, and must not miss this one.
 */
export function createSessionByPassword(
  db: Db,
  { user, passwordHash }: { user: SessionUser; passwordHash: string },
  origin?: SessionOrigin,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [same] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)))
      .for('share');
    return same === undefined ? null : createSession(tx, user.id, origin);
  });
}

export async function revokeSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Ends a user's sessions, optionally except one.
 * @returns the token hashes of the ended sessions
 */
export async function endSessions(db: Db, userId: number, except?: string): Promise<string[]> {
  const others = except === undefined ? undefined : ne(sessions.tokenHash, except);
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.map(({ tokenHash }) => tokenHash);
}

/** Finds the credentials of a login. Deleted accounts do not count. */
export async function findCredentials(db: Db, login: string) {
  const [row] = await db
    .select({ user: userColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.login, login.toLowerCase()), ne(users.status, 'deleted')));
  return row ?? null;
}
