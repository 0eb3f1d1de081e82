import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdleWebSocket } from '../../../test/idle-web-socket.ts';
import { createPeople } from '../../../test/people.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { authenticate } from '../../identity/auth/authorize.ts';
import { createSession, revokeSession } from '../../identity/auth/session-store.ts';
import { addNotification } from '../../identity/notifications/add-notification.ts';
import { markAllRead } from '../../identity/notifications/notifications.ts';
import { hashToken } from '../access/tokens.ts';
import { openDatabase } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { createRealtime, type Realtime, type RealtimeDeps } from './realtime.ts';

type People = Awaited<ReturnType<typeof createPeople>>;
type Role = keyof People;

const unpaid = { error: 'Unpaid', status: 'lock' } as const;

const silent = { error: () => {} };

let opened: TestDatabase;
let people: People;
let server: Server;
let realtime: Realtime;
let sockets: Socket[];

async function serve(
  database = opened.database,
  others: Partial<Pick<RealtimeDeps, 'recheckEvery' | 'handshakeLimit' | 'authenticate'>> = {},
) {
  const http = createServer();
  const admit = (token: string) => authenticate(database.db, token);
  const config = { allowedOrigins: [] };
  const created = createRealtime({ server: http, database, authenticate: admit, config, log: silent, ...others });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { http, realtime: created };
}

beforeAll(async () => {
  opened = await openTestDatabase();
  people = await createPeople(opened.database.db);
});
afterAll(() => opened.database.close());

beforeEach(async () => {
  sockets = [];
  ({ http: server, realtime } = await serve());
});
afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  await realtime.close();
  server.close();
});

const signIn = (role: Role) => createSession(opened.database.db, people[role].id);

function socketTo(http: Server, auth: object, options: Partial<ManagerOptions & SocketOptions> = {}): Socket {
  const { port } = http.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/backend/io/',
    auth,
    forceNew: true,
    reconnectionDelay: 50,
    ...options,
  });
  sockets.push(socket);
  return socket;
}

const next = (socket: Socket, event: string) => new Promise<unknown>((resolve) => socket.once(event, resolve));

/** Connects a socket and records every event it receives. */
async function listen(role: Role, http = server, options: Partial<ManagerOptions & SocketOptions> = {}) {
  const token = await signIn(role);
  const socket = socketTo(http, { token }, options);
  const received: [string, ...unknown[]][] = [];
  socket.onAny((...event: [string, ...unknown[]]) => received.push(event));
  await next(socket, 'connect');
  return { socket, received, token };
}

type Listener = Awaited<ReturnType<typeof listen>>;

/** Resolves when all earlier events have arrived: a broadcast sent now arrives last. */
async function settled(listeners: { socket: Socket; received: unknown[] }[], tell: Realtime) {
  const last = listeners.map(({ socket }) => next(socket, 'advert-changed'));
  for (const role of ['owner', 'stranger'] as const)
    tell.advertChanged({ id: 0, adsId: 0, ownerId: people[role].id, status: 'working', version: 2 });
  await Promise.all(last);
}

describe('the audience of an event', () => {
  test.each([
    [
      'transcoding-result',
      { outcome: 'ready', processTime: '0:14' },
      { name: 'Spring', processTime: '0:14', videoID: 31, ads_id: 12 },
    ],
    [
      'transcoding-error',
      { outcome: 'error', processTime: null },
      { name: 'Spring', processTime: null, videoID: 31, ads_id: 12 },
    ],
  ] as const)('%s: its owner, the owner’s manager and admins', async (name, event, payload) => {
    const roles = ['owner', 'manager', 'admin', 'stranger'] as const;
    const listeners = await Promise.all(roles.map((role) => listen(role)));
    realtime.transcodingFinished({ ...event, advertId: 31, adsId: 12, ownerId: people.owner.id, name: 'Spring' });
    await settled(listeners, realtime);
    const received = listeners.map((it) => it.received.filter((entry) => (entry as [string])[0] === name));
    expect(received).toEqual([[[name, payload]], [[name, payload]], [[name, payload]], []]);
  });

  test('advert-changed names the advert, its campaign, its status and its version', async () => {
    const { socket } = await listen('owner');
    const event = next(socket, 'advert-changed');
    realtime.advertChanged({ id: 31, adsId: 12, ownerId: people.owner.id, status: 'working', version: 2 });
    expect(await event).toEqual({ id: 31, ads_id: 12, status: 'working', version: 2 });
  });

  const createClient = async (login: string, values: Partial<typeof users.$inferInsert>) => {
    const client = { login: `${login}@preroll.test`, name: 'Client', passwordHash: '', ...values };
    const [{ id } = { id: 0 }] = await opened.database.db.insert(users).values(client).returning();
    return id;
  };

  test('includes the current manager', async () => {
    const id = await createClient('client', { supportPanels: ['advertiser'] });
    const { socket } = await listen('manager');
    await opened.database.db.update(users).set({ managerId: people.manager.id }).where(eq(users.id, id));
    const event = next(socket, 'advert-changed');
    realtime.advertChanged({ id: 1, adsId: 2, ownerId: id, status: 'working', version: 2 });
    expect(await event).toEqual({ id: 1, ads_id: 2, status: 'working', version: 2 });
  });

  test('excludes the manager of a deleted client', async () => {
    const id = await createClient('deleted', { managerId: people.manager.id, status: 'deleted' });
    const [manager, admin] = [await listen('manager'), await listen('admin')];
    realtime.advertChanged({ id: 31, adsId: 12, ownerId: id, status: 'stopped', version: 2 });
    await settled([manager, admin], realtime);
    const event = ['advert-changed', { id: 31, ads_id: 12, status: 'stopped', version: 2 }];
    expect(admin.received).toContainEqual(event);
    expect(manager.received).not.toContainEqual(event);
  });
});

/** Adds a notification for a user; if `failure` is given, the transaction fails with it. */
const addNotificationFor = (role: Role, failure?: Error) =>
  opened.database.db.transaction(async (tx) => {
    await addNotification(tx, null, { userId: people[role].id, kind: 'payout_paid', object: null, data: {} });
    if (failure) throw failure;
  });

describe('notifications-changed', () => {
  const news = ['notifications-changed'];

  test('is sent to the user of a notification once it is committed, and to nobody else', async () => {
    const listeners = await Promise.all((['owner', 'stranger', 'manager', 'admin'] as const).map((it) => listen(it)));
    const [owner, ...others] = listeners as [Listener, ...Listener[]];
    const rolledBack = addNotificationFor('stranger', new Error('it did not happen'));
    await expect(rolledBack).rejects.toThrow('it did not happen');
    const heard = next(owner.socket, 'notifications-changed');
    await addNotificationFor('owner');
    await heard;
    await settled(listeners, realtime);
    expect(owner.received.filter(([name]) => name === news[0])).toEqual([news]);
    for (const { received } of others) expect(received).not.toContainEqual(news);
  });

  test('is sent to the other browsers of a user who reads some', async () => {
    const { socket, received } = await listen('owner');
    const changed = next(socket, 'notifications-changed');
    await addNotificationFor('owner');
    await changed;
    const heard = next(socket, 'notifications-changed');
    await markAllRead(opened.database.db, people.owner.id, 2 ** 31 - 1);
    await heard;
    await markAllRead(opened.database.db, people.owner.id, 2 ** 31 - 1);
    const again = next(socket, 'notifications-changed');
    await addNotificationFor('owner');
    await again;
    expect(received.filter(([name]) => name === news[0])).toHaveLength(3);
  });
});

describe('a connection', () => {
  const refused = (status: number, error: string) => ({ message: error, data: { status, body: { error } } });

  const refusal = async (auth: object) => {
    const error = (await next(socketTo(server, auth), 'connect_error')) as Error & { data: unknown };
    return { message: error.message, data: error.data };
  };

  test.each([
    ['no token', {}],
    ['an invented token', { token: 'invented' }],
    ['a value that is not a token', { token: { $ne: null } }],
  ])('is refused with %s', async (_name, auth) => {
    expect(await refusal(auth)).toEqual(refused(401, 'You are not authorized'));
  });

  test('is refused in a cabinet that the user lacks', async () => {
    const token = await signIn('owner');
    expect(await refusal({ token, cabinet: 'admin' })).toEqual(refused(403, 'Forbidden'));
    await next(socketTo(server, { token, cabinet: 'advertiser' }), 'connect');
  });

  test.each(['polling', 'websocket'])('is accepted over %s', async (transport) => {
    const { socket } = await listen('owner', server, { transports: [transport] });
    const event = next(socket, 'advert-changed');
    realtime.advertChanged({ id: 1, adsId: 2, ownerId: people.owner.id, status: 'working', version: 2 });
    expect(await event).toEqual({ id: 1, ads_id: 2, status: 'working', version: 2 });
  });
});

describe('disconnecting', () => {
  test('happens on sign-out; the other sessions of the user stay', async () => {
    const first = await listen('owner');
    const second = await listen('owner');
    const ended = next(first.socket, 'disconnect');
    await revokeSession(opened.database.db, hashToken(first.token));
    realtime.signedOut(hashToken(first.token));
    expect(await ended).toBe('io server disconnect');
    expect(first.socket.active).toBe(false);
    expect(second.socket.connected).toBe(true);
    expect(first.received).toEqual([]);
  });

  test('happens with a reason if the session is ended elsewhere; the other sessions of the user stay', async () => {
    const first = await listen('owner');
    const second = await listen('owner');
    const [received, ended] = [next(first.socket, 'session-ended'), next(first.socket, 'disconnect')];
    realtime.sessionEnded(hashToken(first.token), 'You were signed out on another device');
    expect(await received).toEqual({ error: 'You were signed out on another device' });
    expect(await ended).toBe('io server disconnect');
    expect(second.socket.connected).toBe(true);
    expect(second.received).toEqual([]);
  });

  test('happens without an event when the user loses access', async () => {
    const { db } = opened.database;
    const often = await serve(opened.database, { recheckEvery: 20 });
    const [first, second] = [await listen('stranger', often.http), await listen('admin', often.http)];
    const ended = next(first.socket, 'disconnect');
    await revokeSession(db, hashToken(first.token));
    expect(await ended).toBe('io server disconnect');
    const locked = next(second.socket, 'disconnect');
    await db.update(users).set({ status: 'lock' }).where(eq(users.id, people.admin.id));
    expect(await locked).toBe('io server disconnect');
    await db.update(users).set({ status: 'working' }).where(eq(users.id, people.admin.id));
    await often.realtime.close();
    often.http.close();
  });

  test('happens immediately for a user who is locked during the handshake', async () => {
    const { db } = opened.database;
    const setStatus = (status: 'working' | 'lock') =>
      db.update(users).set({ status, statusReason: 'Unpaid' }).where(eq(users.id, people.stranger.id));
    let isLocked = false;
    const slow = await serve(opened.database, {
      recheckEvery: 2 ** 31 - 1,
      authenticate: async (token) => {
        const user = await authenticate(db, token);
        if (!isLocked) await setStatus('lock').then(() => slow.realtime.accountLocked(people.stranger.id, unpaid));
        isLocked = true;
        return user;
      },
    });
    const socket = socketTo(slow.http, { token: await signIn('stranger') });
    const [received, ended] = [next(socket, 'account-locked'), next(socket, 'disconnect')];
    expect(await received).toEqual(unpaid);
    expect(await ended).toBe('io server disconnect');
    await setStatus('working');
    await slow.realtime.close();
    slow.http.close();
  });

  test('happens if a WebSocket does not authenticate, even without an answer to the close frame', {
    timeout: 25_000,
  }, async () => {
    const impatient = await serve(opened.database, { handshakeLimit: 50 });
    const { closed } = await openIdleWebSocket(impatient.http.address() as AddressInfo);
    await closed;
    await impatient.realtime.close();
    impatient.http.close();
  });

  test('does not delay the shutdown when the client is idle', { timeout: 25_000 }, async () => {
    const brief = await serve();
    await openIdleWebSocket(brief.http.address() as AddressInfo);
    await brief.realtime.close();
    const ended = new Promise((resolve) => brief.http.close(resolve));
    await ended;
  });

  test.each(['polling', 'websocket'])(
    'over %s is restored by the client after the server closed',
    async (transport) => {
      const { socket } = await listen('owner', server, { transports: [transport] });
      const ended = next(socket, 'disconnect');
      await realtime.close();
      expect(await ended).not.toBe('io server disconnect');
      expect(socket.active).toBe(true);
    },
  );
});

let sent = 0;

/** Sends events until the socket receives one, because two processes need a moment to connect. */
async function sendUntilReceived(socket: Socket) {
  const received = next(socket, 'advert-changed');
  const sending = setInterval(() => {
    sent += 1;
    realtime.advertChanged({ id: sent, adsId: 2, ownerId: people.owner.id, status: 'working', version: 2 });
  }, 100);
  expect(await received.finally(() => clearInterval(sending))).toMatchObject({ ads_id: 2, status: 'working' });
}

// the embedded database is limited to one process
if (process.env.TEST_DATABASE_URL) {
  test('leaves no connection open if a process ends right after its start', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: opened.databaseUrl });
    const brief = await serve(database);
    await brief.realtime.close();
    brief.http.close();
    // resolves only when every connection has been released
    await database.close();
  });

  test('a lock reaches the user in another process with its reason', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: opened.databaseUrl });
    const other = await serve(database);
    try {
      const { socket } = await listen('owner', other.http);
      await sendUntilReceived(socket);
      const [received, ended] = [next(socket, 'account-locked'), next(socket, 'disconnect')];
      realtime.accountLocked(people.owner.id, unpaid);
      expect(await received).toEqual(unpaid);
      expect(await ended).toBe('io server disconnect');
    } finally {
      await other.realtime.close();
      other.http.close();
      await database.close();
    }
  });

  test('the end of a session reaches another process with its reason', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: opened.databaseUrl });
    const other = await serve(database);
    try {
      const { socket, token } = await listen('owner', other.http);
      await sendUntilReceived(socket);
      const [received, ended] = [next(socket, 'session-ended'), next(socket, 'disconnect')];
      realtime.sessionEnded(hashToken(token), 'An admin signed you out');
      expect(await received).toEqual({ error: 'An admin signed you out' });
      expect(await ended).toBe('io server disconnect');
    } finally {
      await other.realtime.close();
      other.http.close();
      await database.close();
    }
  });

  test('a notification reaches the browsers at every process, once', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: opened.databaseUrl });
    const other = await serve(database);
    const listeners = [await listen('owner'), await listen('owner', other.http)];
    await Promise.all(listeners.map(({ socket }) => sendUntilReceived(socket)));
    const heard = listeners.map(({ socket }) => next(socket, 'notifications-changed'));
    await addNotificationFor('owner');
    await Promise.all(heard);
    await settled(listeners, realtime);
    for (const { received } of listeners)
      expect(received.filter(([name]) => name === 'notifications-changed')).toHaveLength(1);
    await other.realtime.close();
    other.http.close();
    await database.close();
  });

  test('two processes share events again, once each, after PostgreSQL closed their connections', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: opened.databaseUrl });
    const other = await serve(database);
    const { socket, received } = await listen('owner', other.http);
    await sendUntilReceived(socket);
    const listeners = sql`from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`;
    await opened.database.db.execute(sql`select pg_terminate_backend(pid) ${listeners}`);
    await sendUntilReceived(socket);
    const ids = received.map((entry) => (entry as [string, { id: number }])[1].id);
    expect(ids).toEqual([...new Set(ids)]);

    await other.realtime.close();
    other.http.close();
    // resolves only when every connection has been released, including the closed ones
    await database.close();
  });
}
