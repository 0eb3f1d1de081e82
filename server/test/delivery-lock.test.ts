import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeliveryLock, type DeliveryLock } from '../src/delivery/limits/delivery-lock.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { readRows } from '../src/platform/db/read-rows.ts';
import { createTestDatabase } from './test-database.ts';

/** Starts a TCP proxy. Dropped connections stay open on the server's side, so that it notices nothing. */
async function startPassage(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const clients = new Set<Socket>();
  const passage = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const socket of [client, server]) sockets.add(socket.on('error', () => {}));
    clients.add(client);
    client.pipe(server, { end: false }).pipe(client);
  });
  await new Promise<void>((resolve) => passage.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(passage.address() as AddressInfo).port}`;
  return {
    url: url.href,
    breakOff() {
      for (const client of clients) client.destroy();
    },
    close() {
      passage.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

it('an embedded database has one process, which delivers', async () => {
  const lock = createDeliveryLock({ database: { kind: 'embedded' }, log: { warn: vi.fn(), error: vi.fn() } });
  await lock.held;
  expect(lock.isHeld()).toBe(true);
});

describe.runIf(process.env.TEST_DATABASE_URL)('among the processes on one PostgreSQL', () => {
  let databaseUrl: string;
  const opened: { database: Database; lock: DeliveryLock }[] = [];

  beforeAll(async () => {
    databaseUrl = (await createTestDatabase('')) ?? '';
  });

  afterEach(async () => {
    for (const { lock, database } of opened.splice(0)) {
      await lock.close();
      await database.close();
    }
  });

  async function start(isShared = false) {
    const database = await openDatabase({ dataDir: '', databaseUrl });
    const log = { warn: vi.fn(), error: vi.fn() };
    const lock = createDeliveryLock({ database, isShared, log, pause: 50, grace: 50 });
    opened.push({ database, lock });
    return { database, lock, log };
  }

  const locks = sql`from pg_locks where locktype = 'advisory' and objid = 7307357
    and database = (select oid from pg_database where datname = current_database())`;
  const endHolder = ({ db }: Database) => db.execute(sql`select pg_terminate_backend(pid) ${locks} and granted`);
  const countHolders = async ({ db }: Database) => (await readRows(db, sql`select pid ${locks} and granted`)).length;
  const countWaiting = async ({ db }: Database) =>
    (await readRows(db, sql`select pid ${locks} and not granted`)).length;

  it('the second does not deliver, and takes over when the first ends', async () => {
    const one = await start();
    await one.lock.held;
    const other = await start();
    await expect.poll(() => other.log.warn.mock.calls.length).toBe(1);
    expect([one.lock.isHeld(), other.lock.isHeld()]).toEqual([true, false]);
    await one.lock.close();
    await other.lock.held;
    expect(other.lock.isHeld()).toBe(true);
  });

  it('those with shared counters deliver concurrently, and one with its own counters after them', async () => {
    const [one, other] = [await start(true), await start(true)];
    await Promise.all([one.lock.held, other.lock.held]);
    const alone = await start();
    await expect.poll(() => alone.log.warn.mock.calls.length).toBe(1);
    await one.lock.close();
    expect([other.lock.isHeld(), alone.lock.isHeld()]).toEqual([true, false]);
    await other.lock.close();
    await alone.lock.held;
    expect(alone.lock.isHeld()).toBe(true);
  });

  it('one whose connection breaks continues, and acquires the lock again', async () => {
    const one = await start();
    await one.lock.held;
    await endHolder(one.database);
    expect(one.lock.isHeld()).toBe(true);
    await expect.poll(() => countHolders(one.database)).toBe(1);
    expect(one.lock.isHeld()).toBe(true);
    expect(one.log.error).not.toHaveBeenCalled();
  });

  it('one whose old session still has the lock does not mistake it for another process', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl });
    if (database.kind !== 'postgres') throw new Error('there is no PostgreSQL');
    const passage = await startPassage(databaseUrl);
    let attempts = 0;
    let mayEnd = false;
    const pool = new Proxy(database.pool, {
      get(target, name) {
        if (name === 'options') return { ...target.options, connectionString: passage.url };
        if (name !== 'query') return Reflect.get(target, name);
        return async (text: string, values: unknown[]) => {
          if (!text.includes('pg_terminate_backend') || mayEnd) return target.query(text, values);
          attempts += 1;
          return { rows: [] };
        };
      },
    });
    const log = { warn: vi.fn(), error: vi.fn() };
    const lock = createDeliveryLock({ database: { kind: 'postgres', pool }, log, pause: 20, grace: 20 });
    opened.push({ database, lock });
    await lock.held;
    passage.breakOff();
    await expect.poll(() => attempts).toBeGreaterThan(2);
    expect([lock.isHeld(), log.error.mock.calls]).toEqual([true, []]);
    const holder = async () => (await readRows<{ pid: number }>(database.db, sql`select pid ${locks} and granted`))[0];
    const before = await holder();
    mayEnd = true;
    await expect.poll(async () => [undefined, before?.pid].includes((await holder())?.pid)).toBe(false);
    expect(lock.isHeld()).toBe(true);
    passage.close();
  });

  it('one that loses the lock to another stops delivering', async () => {
    const one = await start();
    await one.lock.held;
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    // it is next in the queue for the lock
    const taken = other.query('select pg_advisory_lock(7307357)');
    await expect.poll(() => countWaiting(one.database)).toBe(1);
    await endHolder(one.database);
    await taken;
    await expect.poll(() => one.lock.isHeld()).toBe(false);
    await other.end();
    expect(one.log.error).toHaveBeenCalledTimes(1);
  });
});
