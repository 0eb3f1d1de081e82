import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSession, endSessions } from '../src/identity/auth/session-store.ts';
import { hashToken } from '../src/platform/access/tokens.ts';
import { sessions, type users } from '../src/platform/db/schema.ts';
import { type Caller, password, type Schemas, startTestApp, type TestApp } from './harness.ts';

type User = typeof users.$inferSelect;
type Answer = Awaited<ReturnType<Caller['call']>>;

const next = 'a password that is new';
let test: TestApp;
let url = '';
const sockets: Socket[] = [];

beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());
afterEach(() => {
  for (const socket of sockets) socket.disconnect();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function connect(token: string) {
  const socket = io(url, { path: '/backend/io/', auth: { token }, forceNew: true, reconnection: false });
  sockets.push(socket);
  const outcome = await new Promise<string>((resolve) =>
    socket.once('connect', () => resolve('connected')).once('connect_error', ({ message }) => resolve(message)),
  );
  return { socket, outcome };
}

const upload = (token: string, method: 'POST' | 'PATCH', path: string, headers = {}) =>
  test.app.inject({
    method,
    url: path,
    headers: { ...bearer(token), cabinet: 'advertiser', 'tus-resumable': '1.0.0', ...headers },
  });

const endings: [string, (user: User, token: string) => Promise<number>][] = [
  ['signing out', async (_user, token) => (await test.call('POST', 'auth/logout', { headers: bearer(token) })).status],
  [
    'a new password, set elsewhere',
    async (user) => {
      const elsewhere = await test.as(user);
      const body = { current_password: password, password: next };
      return (await elsewhere.call('POST', 'auth/password', body)).status;
    },
  ],
  [
    'a recovery',
    async ({ login }) => {
      await test.call('POST', 'auth/recovery', { payload: { login } });
      const key = (await test.mails()).at(-1)?.link?.split('/').at(-1);
      return (await test.call('POST', `auth/recovery/${key}`, { payload: { password: next } })).status;
    },
  ],
];

describe.each(endings)('after %s', (_name, end) => {
  it('the token is invalid for calls, for an upload in progress and on the socket', async () => {
    const user = await test.createUser();
    const { token } = await test.as(user);
    const { socket, outcome } = await connect(token);
    expect(outcome).toBe('connected');
    const begun = await upload(token, 'POST', '/backend/api/media', {
      'upload-length': '9',
      'upload-metadata': 'filename c3ByaW5nLm1wNA==',
    });
    expect(begun.statusCode).toBe(201);
    const disconnected = new Promise((resolve) => socket.once('disconnect', resolve));

    expect([200, 204]).toContain(await end(user, token));

    expect(await disconnected).toBe('io server disconnect');
    expect((await connect(token)).outcome).toBe('You are not authorized');
    expect((await test.call('GET', 'auth/me', { headers: bearer(token) })).status).toBe(401);
    const more = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    expect((await upload(token, 'PATCH', String(begun.headers.location), more)).statusCode).toBe(401);
    expect(
      (
        await upload(token, 'POST', '/backend/api/media', {
          'upload-length': '9',
          'upload-metadata': 'filename c3ByaW5nLm1wNA==',
        })
      ).statusCode,
    ).toBe(401);
  });
});

const elsewhere = 'You were signed out on another device';

/** The messages to the open tabs of the first session when it is ended in these ways. */
const ends: [string, string, (caller: { user: User; me: Caller; admin: Caller; id: number }) => Promise<Answer>][] = [
  ['all others ended', elsewhere, ({ me }) => me.call('DELETE', 'account/sessions')],
  ['one ended', elsewhere, ({ me, id }) => me.call('DELETE', `account/sessions/${id}`)],
  [
    'all ended by an admin',
    'An admin signed you out',
    ({ admin, user }) => admin.call('DELETE', `users/${user.id}/sessions`),
  ],
  [
    'one ended by an admin',
    'An admin signed you out',
    ({ admin, user, id }) => admin.call('DELETE', `users/${user.id}/sessions/${id}`),
  ],
  [
    'a new password',
    'Your password was changed on another device',
    ({ me }) => me.call('POST', 'auth/password', { current_password: password, password: next }),
  ],
  [
    'the user removed',
    'This account was deleted',
    ({ admin, user }) => admin.call('DELETE', `users/${user.id}?owned=archive&with_balance=true`),
  ],
];

describe('an open tab of an ended session', () => {
  it.each(ends)('(%s) is informed immediately: %s', async (_name, error, end) => {
    const user = await test.createUser();
    const { token } = await test.as(user);
    const me = await test.as(user);
    const admin = await test.as(await test.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
    const [row] = await test.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    const { socket } = await connect(token);
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    const heard: unknown[] = [];
    socket.onAny((...event) => heard.push(event));

    expect((await end({ user, me, admin, id: row?.id ?? 0 })).status).toBe(204);

    expect(await ended).toBe('io server disconnect');
    expect(heard).toEqual([['session-ended', { error }]]);
  });

  it('(signed out in another tab of the browser) gets no message, because the browser informs it', async () => {
    const me = await test.as(await test.createUser());
    const { socket } = await connect(me.token);
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    const heard: unknown[] = [];
    socket.onAny((...event) => heard.push(event));
    expect((await me.call('POST', 'auth/logout')).status).toBe(204);
    expect(await ended).toBe('io server disconnect');
    expect(heard).toEqual([]);
  });
});

describe('a new password', () => {
  it('keeps the socket of the session that sets it', async () => {
    const user = await test.createUser();
    const [asking, other] = [await test.as(user), await test.as(user)];
    const [stays, goes] = [await connect(asking.token), await connect(other.token)];
    const gone = new Promise((resolve) => goes.socket.once('disconnect', resolve));
    await asking.call('POST', 'auth/password', { current_password: password, password: next });
    await gone;
    expect(stays.socket.connected).toBe(true);
  });
});

describe('an expired session', () => {
  const expire = (token: string) =>
    test.db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.tokenHash, hashToken(token)));

  it('is invalid, and is removed when its user signs in again', async () => {
    const user = await test.createUser();
    const [expired, current] = [await test.as(user), await test.as(user)];
    await expire(expired.token);
    expect((await expired.call('GET', 'auth/me')).status).toBe(401);
    const payload = { login: user.login, password };
    const { body } = await test.call<Schemas['SignInResponse']>('POST', 'auth/login', { payload });
    const rows = await test.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(rows).toHaveLength(2);
    const left = new Set(rows.map(({ tokenHash }) => tokenHash));
    expect(left).toEqual(new Set([current.token, body.token].map(hashToken)));
  });

  it('is removed when any user signs in', async () => {
    const gone = await test.createUser();
    await expire((await test.as(gone)).token);
    const { login } = await test.createUser();
    expect((await test.call('POST', 'auth/login', { payload: { login, password } })).status).toBe(200);
    expect(await test.db.$count(sessions, eq(sessions.userId, gone.id))).toBe(0);
  });

  // the embedded database has a single connection, so nothing else can hold a lock
  it.runIf(process.env.TEST_DATABASE_URL !== undefined)('blocks nobody while another process removes it', async () => {
    const [gone, other] = [await test.createUser(), await test.createUser()];
    await expire((await test.as(gone)).token);
    await test.db.transaction(async (holding) => {
      await endSessions(holding, gone.id);
      await test.db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '1s'`);
        await createSession(tx, other.id);
      });
    });
    expect(await test.db.$count(sessions, eq(sessions.userId, other.id))).toBe(1);
  });
});
