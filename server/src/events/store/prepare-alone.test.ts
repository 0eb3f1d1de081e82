import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { hasChdb, startChdb } from './chdb-process.ts';
import { createEventStore } from './event-store.ts';
import { prepareAlone } from './prepare-alone.ts';

const isShared = process.env.TEST_DATABASE_URL !== undefined;

it.skipIf(!hasChdb() || !isShared)('applies each migration once when several servers open one store', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'preroll-alone-'));
  const other = await startChdb(dataDir);
  const clickhouseUrl = other.address.url.replace('//', `//default:${other.address.password}@`);
  const { database, databaseUrl } = await openTestDatabase();
  const databases = [
    database,
    await openDatabase({ dataDir, databaseUrl }),
    await openDatabase({ dataDir, databaseUrl }),
  ];
  let prepared = 0;
  let atOnce = 0;
  const stores = databases.map((each) =>
    createEventStore({
      config: { dataDir, clickhouseUrl },
      log: { error: () => {} },
      alone: (work) => prepareAlone(each, work),
      prepare: async (client) => {
        prepared += 1;
        atOnce = Math.max(atOnce, prepared);
        await client.ping();
        prepared -= 1;
      },
    }),
  );
  const applied = {
    sql: 'SELECT name, count() AS times FROM event_migrations GROUP BY name ORDER BY name',
    params: {},
  };
  const answers = await Promise.all(stores.map((store) => store.read<{ name: string; times: string }>(applied)));
  for (const { data } of answers) {
    expect(data.map(({ name }) => name)).toContain('0001_events');
    expect(data.filter(({ times }) => Number(times) !== 1)).toEqual([]);
  }
  expect(atOnce).toBe(1);
  await Promise.all(stores.map((store) => store.close()));
  await Promise.all(databases.map((each) => each.close()));
  await other.stop();
});

it.skipIf(!isShared)('waits a limited time for another server that prepares the store', async () => {
  const { database } = await openTestDatabase();
  const [began, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = prepareAlone(database, () => {
    began.resolve();
    return finish.promise;
  });
  await began.promise;
  await expect(prepareAlone(database, async () => {}, 50)).rejects.toThrow('lock timeout');
  finish.resolve();
  await first;
  await prepareAlone(database, async () => {});
  await database.close();
});

it.skipIf(!isShared)('aborts the work of a server that lost the lock with its connection', async () => {
  const { database } = await openTestDatabase();
  const broken = prepareAlone(database, async (held) => {
    const isLost = once(held, 'abort');
    await database.db.execute(sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`);
    await isLost;
    // another server may prepare the store once PostgreSQL has released the lock
    await prepareAlone(database, async () => {});
  });
  await expect(broken).rejects.toThrow();
  await database.close();
});
