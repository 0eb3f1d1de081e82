import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiSession } from '../../scripts/lib/api-session.ts';
import { RealServer } from '../../scripts/lib/real-server.ts';
import { seedAccounts } from '../../scripts/lib/seed-accounts.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../scripts/lib/temporary-postgres.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { groupWriters } from './group-writers.ts';
import { suspend } from './suspend-postgres.ts';

const WRITERS = 8;
const POLLING = { timeout: 80_000, interval: 50 };
const internalError = { status: 500, body: { error: 'Internal error' } };

// uses a separate PostgreSQL, so that other tests are not affected, and runs the server in a separate process
describe.skipIf(!process.env.TEST_DATABASE_URL)('a server whose PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  let server: RealServer;
  let session: ApiSession;
  let watcher: Client;

  beforeAll(async () => {
    postgres = await startTemporaryPostgres({ durable: true });
    await seedAccounts({ databaseUrl: postgres.url });
    server = new RealServer({ DATABASE_URL: postgres.url });
    await server.start();
    session = await ApiSession.signIn(server.url, 'advertiser');
    watcher = await connect();
  });
  afterAll(async () => {
    await server.remove();
    await watcher.end();
    await postgres.stop();
  });

  async function connect(): Promise<Client> {
    const client = new Client(postgres.url);
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  const call = async (method: string, path: string, body?: object) => {
    const headers = { ...session.headers, ...(body && { 'Content-Type': 'application/json' }) };
    const response = await fetch(`${server.url}/backend/api/${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };

  it.each([
    ['terminates its connections', 'terminate'],
    ['shuts down (fast) and starts again', 'fast'],
    ['shuts down (immediate) and starts again', 'immediate'],
  ] as const)('%s answers 500, lives on, and keeps what it has acknowledged', async (_name, outage) => {
    const { writers, stop } = groupWriters(WRITERS, outage, call);
    await vi.waitUntil(() => writers.every(({ acknowledged }) => acknowledged.length > 0), POLLING);

    // each writer is in a transaction when its connection is lost
    const locker = await connect();
    await locker.query('begin; lock table groups in share mode');
    const waiting = "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'";
    await vi.waitUntil(async () => (await watcher.query(waiting)).rows[0].count === WRITERS, POLLING);
    if (outage === 'terminate') {
      const others = "backend_type = 'client backend' and pid <> pg_backend_pid()";
      await watcher.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    } else {
      await postgres.shutDown(outage);
    }
    await vi.waitUntil(() => writers.every(({ refused }) => refused.length > 0), POLLING);
    if (outage !== 'terminate') {
      await postgres.startAgain();
      watcher = await connect();
    }

    const before = writers.map(({ acknowledged }) => acknowledged.length);
    const isBack = () => writers.every(({ acknowledged }, index) => acknowledged.length > (before[index] ?? 0));
    await vi.waitUntil(isBack, POLLING);
    await stop();
    for (const { refused } of writers) for (const answer of refused) expect(answer).toEqual(internalError);
    const { rows } = await watcher.query<{ name: string }>('select name from groups');
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(writers.flatMap(({ acknowledged }) => acknowledged)),
    );
  });

  it('hangs responds with 500 and survives', async () => {
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
    const suspended = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const inProgress = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 'begun'`);
      begun.resolve();
      await suspended.promise;
      await tx.transaction((nested) => nested.execute(sql`select 'never'`));
    });
    await begun.promise;

    const resume = await suspend(postgres.pid(), watcher);
    try {
      suspended.resolve();
      // more than the pool's size, so that some wait
      const transactions = Array.from({ length: 15 }, () => database.db.transaction(async () => {}));
      const ends = Promise.allSettled([inProgress, ...transactions]);
      const calls = Array.from({ length: 15 }, (_, n) => [
        call('GET', 'auth/me'),
        call('POST', 'groups', { name: `hung ${n}` }),
      ]).flat();
      for (const answer of await Promise.all(calls)) expect(answer).toEqual(internalError);
      for (const end of await ends) expect(end.status).toBe('rejected');
      // the original error, not that of the ROLLBACK
      await expect(inProgress).rejects.toThrow('Failed query: savepoint');
    } finally {
      resume();
    }

    // PostgreSQL answers again
    await (await connect()).end();
    expect((await call('POST', 'groups', { name: 'after' })).status).toBe(201);
    const all = Array.from({ length: 15 }, (_, n) =>
      database.db.transaction((tx) => tx.execute(sql`select ${n}::int`)),
    );
    expect(await Promise.all(all)).toHaveLength(15);
    await database.close();
  });

  it('is gone shuts down in order', async () => {
    expect(await server.stop()).toBe(0);
  });
});
