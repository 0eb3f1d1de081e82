import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdleWebSocket } from '../../test/idle-web-socket.ts';
import { createPeople } from '../../test/people.ts';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { authenticate } from '../access/authorize.ts';
import { createSession, revokeSession } from '../auth/session-store.ts';
import { hashToken } from '../auth/tokens.ts';
import { openDatabase } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { createRealtime, type Realtime, type RealtimeDeps } from './realtime.ts';

type People = Awaited<ReturnType<typeof createPeople>>;
type Role = keyof People;

const silent = { error: () => {} };

let opened: TestDatabase;
let people: People;
let server: Server;
let realtime: Realtime;
let sockets: Socket[];

async function serve(database = opened.database, timing: Pick<RealtimeDeps, 'recheckEvery' | 'handshakeLimit'> = {}) {
  const http = createServer();
  const admit = (token: string) => authenticate(database.db, token);
  const config = { allowedOrigins: [] };
  const created = createRealtime({ server: http, database, authenticate: admit, config, log: silent, ...timing });
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

/** A connected socket, and every event that it hears. */
async function listen(role: Role, http = server, options: Partial<ManagerOptions & SocketOptions> = {}) {
  const token = await signIn(role);
  const socket = socketTo(http, { token }, options);
  const heard: unknown[] = [];
  socket.onAny((...event) => heard.push(event));
  await next(socket, 'connect');
  return { socket, heard, token };
}

/** Resolves when everything that was told before has arrived: what is told to everybody arrives last. */
async function settled(listeners: { socket: Socket; heard: unknown[] }[], tell: Realtime) {
  const last = listeners.map(({ socket }) => next(socket, 'advert-changed'));
  for (const role of ['owner', 'stranger'] as const)
    tell.advertChanged({ id: 0, adsId: 0, ownerId: people[role].id, status: 'working' });
  await Promise.all(last);
}

describe('who hears of an advert', () => {
  test.each([
    [
      'transcoding-result',
      { outcome: 'ready', processTime: '0:14' },
      { name: 'Spring', processTime: '0:14', videoID: 31 },
    ],
    ['transcoding-error', { outcome: 'error', processTime: null }, { name: 'Spring', processTime: null, videoID: 31 }],
  ] as const)('%s: its owner, the owner’s manager and admins', async (name, event, payload) => {
    const roles = ['owner', 'manager', 'admin', 'stranger'] as const;
    const listeners = await Promise.all(roles.map((role) => listen(role)));
    realtime.transcodingFinished({ ...event, advertId: 31, ownerId: people.owner.id, name: 'Spring' });
    await settled(listeners, realtime);
    const heard = listeners.map((it) => it.heard.filter((entry) => (entry as [string])[0] === name));
    expect(heard).toEqual([[[name, payload]], [[name, payload]], [[name, payload]], []]);
  });

  test('advert-changed says which advert of which campaign, and its status', async () => {
    const { socket } = await listen('owner');
    const event = next(socket, 'advert-changed');
    realtime.advertChanged({ id: 31, adsId: 12, ownerId: people.owner.id, status: 'working' });
    expect(await event).toEqual({ id: 31, ads_id: 12, status: 'working' });
  });

  const createClient = async (login: string, values: Partial<typeof users.$inferInsert>) => {
    const client = { login: `${login}@preroll.test`, name: 'Client', passwordHash: '', ...values };
    const [{ id } = { id: 0 }] = await opened.database.db.insert(users).values(client).returning();
    return id;
  };

  test('the manager of the moment counts', async () => {
    const id = await createClient('client', { supportPanels: ['advertiser'] });
    const { socket } = await listen('manager');
    await opened.database.db.update(users).set({ managerId: people.manager.id }).where(eq(users.id, id));
    const event = next(socket, 'advert-changed');
    realtime.advertChanged({ id: 1, adsId: 2, ownerId: id, status: 'working' });
    expect(await event).toEqual({ id: 1, ads_id: 2, status: 'working' });
  });

  test('the manager of a client who is deleted hears no more of the client', async () => {
    const id = await createClient('deleted', { managerId: people.manager.id, status: 'deleted' });
    const [manager, admin] = [await listen('manager'), await listen('admin')];
    realtime.advertChanged({ id: 31, adsId: 12, ownerId: id, status: 'stopped' });
    await settled([manager, admin], realtime);
    const told = ['advert-changed', { id: 31, ads_id: 12, status: 'stopped' }];
    expect(admin.heard).toContainEqual(told);
    expect(manager.heard).not.toContainEqual(told);
  });
});

describe('who may connect', () => {
  const refusal = async (auth: object) => {
    const error = (await next(socketTo(server, auth), 'connect_error')) as Error & { data: unknown };
    return { message: error.message, data: error.data };
  };

  test.each([
    ['no token', {}],
    ['an invented token', { token: 'invented' }],
    ['something that is no token', { token: { $ne: null } }],
  ])('not with %s', async (_name, auth) => {
    expect(await refusal(auth)).toEqual({ message: 'You are not authorized', data: { status: 401 } });
  });

  test("not in a cabinet that is not the user's", async () => {
    const token = await signIn('owner');
    expect(await refusal({ token, cabinet: 'admin' })).toEqual({ message: 'Forbidden', data: { status: 403 } });
    await next(socketTo(server, { token, cabinet: 'advertiser' }), 'connect');
  });

  test.each(['polling', 'websocket'])('over %s', async (transport) => {
    const { socket } = await listen('owner', server, { transports: [transport] });
    const event = next(socket, 'advert-changed');
    realtime.advertChanged({ id: 1, adsId: 2, ownerId: people.owner.id, status: 'working' });
    expect(await event).toEqual({ id: 1, ads_id: 2, status: 'working' });
  });
});

describe('the end of a connection', () => {
  test('a session that is signed out is disconnected for good; the user’s other sessions stay', async () => {
    const first = await listen('owner');
    const second = await listen('owner');
    const ended = next(first.socket, 'disconnect');
    await revokeSession(opened.database.db, hashToken(first.token));
    realtime.signedOut(hashToken(first.token));
    expect(await ended).toBe('io server disconnect');
    expect(first.socket.active).toBe(false);
    expect(second.socket.connected).toBe(true);
  });

  test('who may no longer listen is noticed without being told', async () => {
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

  test('a WebSocket that does not say who it is gets closed, though it never answers', {
    timeout: 25_000,
  }, async () => {
    const impatient = await serve(opened.database, { handshakeLimit: 50 });
    const { closed } = await openIdleWebSocket(impatient.http.address() as AddressInfo);
    await closed;
    await impatient.realtime.close();
    impatient.http.close();
  });

  test('one that says nothing does not hold up the end of the server', { timeout: 25_000 }, async () => {
    const brief = await serve();
    await openIdleWebSocket(brief.http.address() as AddressInfo);
    await brief.realtime.close();
    const ended = new Promise((resolve) => brief.http.close(resolve));
    await ended;
  });

  test.each(['polling', 'websocket'])('clients on %s come back after the server closed', async (transport) => {
    const { socket } = await listen('owner', server, { transports: [transport] });
    const ended = next(socket, 'disconnect');
    await realtime.close();
    expect(await ended).not.toBe('io server disconnect');
    expect(socket.active).toBe(true);
  });
});

let told = 0;

/** Tells of adverts until the socket hears: two processes listen to each other only after a moment. */
async function tellUntilHeard(socket: Socket) {
  const heard = next(socket, 'advert-changed');
  const telling = setInterval(() => {
    told += 1;
    realtime.advertChanged({ id: told, adsId: 2, ownerId: people.owner.id, status: 'working' });
  }, 100);
  expect(await heard.finally(() => clearInterval(telling))).toMatchObject({ ads_id: 2, status: 'working' });
}

// the embedded database belongs to one process
if (process.env.TEST_DATABASE_URL) {
  test('a process that ends as soon as it has begun leaves no connection behind', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: opened.databaseUrl });
    const brief = await serve(database);
    await brief.realtime.close();
    brief.http.close();
    // ends only when every connection was given back
    await database.close();
  });

  test('two processes: what happens in one is heard, and ends sockets, in the other', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: opened.databaseUrl });
    const other = await serve(database);
    try {
      const { socket, token } = await listen('owner', other.http);
      await tellUntilHeard(socket);
      const ended = next(socket, 'disconnect');
      realtime.signedOut(hashToken(token));
      expect(await ended).toBe('io server disconnect');
    } finally {
      await other.realtime.close();
      other.http.close();
      await database.close();
    }
  });

  test('two processes hear each other again after PostgreSQL closed their connections, each event once', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: opened.databaseUrl });
    const other = await serve(database);
    const { socket, heard } = await listen('owner', other.http);
    await tellUntilHeard(socket);
    const listeners = sql`from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`;
    await opened.database.db.execute(sql`select pg_terminate_backend(pid) ${listeners}`);
    await tellUntilHeard(socket);
    const ids = heard.map((entry) => (entry as [string, { id: number }])[1].id);
    expect(ids).toEqual([...new Set(ids)]);

    await other.realtime.close();
    other.http.close();
    // ends only when every connection was given back, the closed ones too
    await database.close();
  });
}
