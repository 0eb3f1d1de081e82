import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeliveryLock, type DeliveryLock } from '../src/delivery/limits/delivery-lock.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { readRows } from '../src/platform/db/read-rows.ts';
import { createTestDatabase } from './test-database.ts';

it('an embedded database has one process, which delivers', async () => {
  const lock = createDeliveryLock({ database: { kind: 'embedded' }, log: { warn: vi.fn(), error: vi.fn() } });
  await lock.held;
  expect(lock.isHeld()).toBe(true);
});

describe.runIf(process.env.TEST_DATABASE_URL)('of the processes on one PostgreSQL', () => {
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

  async function start({ pause = 50 } = {}) {
    const database = await openDatabase({ dataDir: '', databaseUrl });
    const log = { warn: vi.fn(), error: vi.fn() };
    const lock = createDeliveryLock({ database, log, pause, grace: 50 });
    opened.push({ database, lock });
    return { database, lock, log };
  }

  const locks = sql`from pg_locks where locktype = 'advisory' and objid = 7307357
    and database = (select oid from pg_database where datname = current_database())`;
  const endHolder = ({ db }: Database) => db.execute(sql`select pg_terminate_backend(pid) ${locks} and granted`);
  const countHolders = async ({ db }: Database) => (await readRows(db, sql`select pid ${locks} and granted`)).length;
  const countWaiting = async ({ db }: Database) =>
    (await readRows(db, sql`select pid ${locks} and not granted`)).length;

  it('the second delivers none, and takes over when the first ends', async () => {
    const one = await start();
    await one.lock.held;
    const other = await start();
    await expect.poll(() => other.log.warn.mock.calls.length).toBe(1);
    expect([one.lock.isHeld(), other.lock.isHeld()]).toEqual([true, false]);
    await one.lock.close();
    await other.lock.held;
    expect(other.lock.isHeld()).toBe(true);
  });

  it('one whose connection breaks goes on, and takes the lock again', async () => {
    const one = await start();
    await one.lock.held;
    await endHolder(one.database);
    expect(one.lock.isHeld()).toBe(true);
    await expect.poll(() => countHolders(one.database)).toBe(1);
    expect(one.lock.isHeld()).toBe(true);
    expect(one.log.error).not.toHaveBeenCalled();
  });

  it('one whose old session has the lock for longer than it waits does not take it for another process', async () => {
    const one = await start({ pause: 1 });
    await one.lock.held;
    const found = async () =>
      (await readRows<{ pid: number }>(one.database.db, sql`select pid ${locks} and granted`))[0];
    for (let times = 0; times < 5; times += 1) {
      const before = await found();
      await endHolder(one.database);
      await expect.poll(async () => [undefined, before?.pid].includes((await found())?.pid)).toBe(false);
    }
    expect(one.lock.isHeld()).toBe(true);
    expect(one.log.error).not.toHaveBeenCalled();
  });

  it('one that loses the lock to another delivers no more', async () => {
    const one = await start();
    await one.lock.held;
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    // it is the next in the queue
    const taken = other.query('select pg_advisory_lock(7307357)');
    await expect.poll(() => countWaiting(one.database)).toBe(1);
    await endHolder(one.database);
    await taken;
    await expect.poll(() => one.lock.isHeld()).toBe(false);
    await other.end();
    expect(one.log.error).toHaveBeenCalledTimes(1);
  });
});
