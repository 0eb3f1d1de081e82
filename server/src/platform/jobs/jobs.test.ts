import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { readRows } from '../db/read-rows.ts';
import { type Jobs, openJobs } from './jobs.ts';

let opened: TestDatabase;
let servers: Jobs[];

beforeEach(async () => {
  opened = await openTestDatabase();
  servers = [];
});
afterEach(async () => {
  for (const jobs of servers) await jobs.stop();
  await opened.database.close();
});

async function open(): Promise<Jobs> {
  const { database, databaseUrl } = opened;
  const log = { error: () => {} };
  const timing = { cronSeconds: 1, superviseSeconds: 1 };
  const jobs = await openJobs({ database, config: { databaseUrl }, log, timing });
  servers.push(jobs);
  return jobs;
}

const execute = async <Row>(query: string) => {
  const rows = await readRows<Row>(opened.database.db, query);
  return rows;
};
const statesOf = async (name: string) =>
  (await execute<{ state: string }>(`select state from pgboss.job where name = '${name}'`)).map(({ state }) => state);

/** Opening an embedded database while other tests run takes long. */
const patient = { timeout: 180_000 };

describe('a schedule', () => {
  it('reaches its handler', patient, async () => {
    const jobs = await open();
    const ran = Promise.withResolvers<void>();
    jobs.addSchedule('each-second', { cron: '* * * * * *', expireInSeconds: 60 }, async () => ran.resolve());
    await jobs.start();
    await ran.promise;
  });

  it('catches up once on nights without a running server', patient, async () => {
    const nightly = { cron: '0 2 * * *', catchUp: true, expireInSeconds: 60 };
    const first = await open();
    first.addSchedule('nightly', nightly, async () => {});
    await first.start();
    await servers.pop()?.stop();
    expect(await statesOf('nightly')).toEqual([]);
    await execute(`update pgboss.schedule set created_on = now() - interval '4 days'`);
    await execute(`update pgboss.version set cron_on = now() - interval '3 days'`);

    const second = await open();
    const ran = Promise.withResolvers<void>();
    second.addSchedule('nightly', nightly, async () => ran.resolve());
    await second.start();
    await ran.promise;
    expect(await statesOf('nightly')).toHaveLength(1);
  });

  // the embedded database is limited to one process
  it.runIf(process.env.TEST_DATABASE_URL)('runs at the start of several servers, one at a time', patient, async () => {
    const [running, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let runs = 0;
    for (const jobs of [await open(), await open()]) {
      jobs.addSchedule('hourly', { cron: '0 0 1 1 *', atStart: true, expireInSeconds: 60 }, async () => {
        runs += 1;
        running.resolve();
        await finish.promise;
      });
      await jobs.start();
      await running.promise;
    }
    expect(await statesOf('hourly')).toEqual(['active']);
    finish.resolve();
    await expect.poll(() => statesOf('hourly'), patient).toEqual(['completed']);
    expect(runs).toBe(1);
  });
});

describe('a job', () => {
  it("is retried after its queue's delay if it fails", async () => {
    const jobs = await open();
    const attempts: string[] = [];
    const queue = await jobs.addQueue<{ text: string }>(
      'notes',
      { retryLimit: 1, retryDelay: 600 },
      async ({ data }) => {
        attempts.push(data.text);
        throw new Error('refused');
      },
    );
    await queue.send({ text: 'hello' });
    await jobs.runWaiting('notes');
    await jobs.runWaiting('notes');
    expect([attempts, await statesOf('notes')]).toEqual([['hello'], ['retry']]);
    await execute(`update pgboss.job set start_after = now() where name = 'notes'`);
    await jobs.runWaiting('notes');
    expect([attempts, await statesOf('notes')]).toEqual([['hello', 'hello'], ['failed']]);
  });

  it('does not exist if its transaction is rolled back', async () => {
    const jobs = await open();
    const queue = await jobs.addQueue('notes', {}, async () => {});
    const transaction = opened.database.db.transaction(async (tx) => {
      await queue.send({ text: 'hello' }, { tx });
      tx.rollback();
    });
    await expect(transaction).rejects.toThrow();
    expect(await statesOf('notes')).toEqual([]);
  });

  // on PostgreSQL, a missing heartbeat reveals it: see "a killed worker is replaced"
  it.skipIf(process.env.TEST_DATABASE_URL)('runs again if its server was killed', patient, async () => {
    const jobs = await open();
    const ran = Promise.withResolvers<object>();
    const settings = { retryLimit: 1, retryDelay: 0 };
    const queue = await jobs.addQueue('notes', settings, async ({ data }) => ran.resolve(data));
    await queue.send({ text: 'hello' });
    await execute(`update pgboss.job set state = 'active', started_on = now() where name = 'notes'`);
    await jobs.start();
    expect(await ran.promise).toEqual({ text: 'hello' });
  });
});
