import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../src/db/database.ts';
import { ledgerChecks } from '../src/db/schema.ts';
import { startLedgerClock } from '../src/finances/ledger-clock.ts';
import { fund } from './fund.ts';
import { startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Starts the clock of a server at this time and ends it after its first round. @returns what it has logged */
async function runAt(time: string, { db, config }: TestApp = test) {
  const logged: unknown[][] = [];
  const deps = { db, config, mailer: { send: async () => {} } };
  const end = startLedgerClock(deps, { error: (...entry: unknown[]) => void logged.push(entry) }, () => new Date(time));
  await end();
  return logged;
}

it('checks the ledger once a night, also when no server ran at two', async () => {
  await fund(test.db, (await test.createUser()).id, '10');
  await test.db.execute(sql`update transaction_totals set count = count + 1 where status = 'paid'`);
  const rule = 'the totals of transactions equal the transactions';
  const broken = [
    [{ findings: [{ rule, records: [expect.stringMatching(/^user /)] }] }, 'the ledger breaks its rules'],
  ];
  await test.db.insert(ledgerChecks).values({ day: '2099-03-01', doneAt: new Date('2099-03-01T02:30:00Z') });

  expect(await runAt('2099-03-01T23:50:00Z')).toEqual([]);
  expect(await runAt('2099-03-02T01:59:00Z')).toEqual([]);
  expect(await runAt('2099-03-02T05:10:00Z')).toEqual(broken);
  expect(await runAt('2099-03-02T06:10:00Z')).toEqual([]);
  expect(await runAt('2099-03-03T02:00:00Z')).toEqual(broken);
});

it('checks again in the next hour if the check has failed', async () => {
  await test.db.execute(sql`alter table paid_days rename to paid_days_away`);
  const failed = [expect.any(Error), 'checking the ledger failed'];
  expect(await runAt('2099-04-01T02:30:00Z')).toContainEqual(failed);
  await test.db.execute(sql`alter table paid_days_away rename to paid_days`);
  expect(await runAt('2099-04-01T03:30:00Z')).toEqual([[expect.anything(), 'the ledger breaks its rules']]);
});

it('takes over from a server that has died while it checked', async () => {
  await test.db.insert(ledgerChecks).values({ day: '2099-05-01', takenAt: new Date('2099-05-01T02:10:00Z') });
  expect(await runAt('2099-05-01T05:09:00Z')).toEqual([]);
  expect(await runAt('2099-05-01T05:10:00Z')).toEqual([[expect.anything(), 'the ledger breaks its rules']]);
  expect(await runAt('2099-05-01T09:10:00Z')).toEqual([]);
});

// the embedded database is limited to one process
describe.runIf(process.env.TEST_DATABASE_URL)('with two servers', () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await startTestApp({}, { beside: test });
  });
  afterAll(() => other.close());

  async function readWaiting(): Promise<number[]> {
    const here = sql`(select oid from pg_database where datname = current_database())`;
    const waiting = sql`select pid from pg_locks where not granted and database = ${here} order by waitstart`;
    const { rows } = (await other.db.execute(waiting)) as unknown as { rows: { pid: number }[] };
    return rows.map(({ pid }) => pid);
  }

  /** Keeps checks waiting in one of the rules meanwhile. */
  const whileChecksWait = (work: (tx: Transaction) => Promise<void>) =>
    other.db.transaction(async (tx) => {
      await tx.execute(sql`lock table bank_statement_lines in access exclusive mode`);
      await work(tx);
    });

  it('leaves the check to the server that has taken the night', async () => {
    let first: ReturnType<typeof runAt> | undefined;
    await whileChecksWait(async () => {
      first = runAt('2099-06-01T02:30:00Z');
      await expect.poll(readWaiting).toHaveLength(1);
      expect(await runAt('2099-06-01T02:30:00Z', other)).toEqual([]);
    });
    expect(await first).toEqual([[expect.anything(), 'the ledger breaks its rules']]);
    expect(await runAt('2099-06-01T03:30:00Z', other)).toEqual([]);
  });

  it('leaves the night to the server that has taken over, when the check that lasted too long fails', async () => {
    let second: ReturnType<typeof runAt> | undefined;
    await whileChecksWait(async (tx) => {
      const first = runAt('2099-07-01T02:30:00Z');
      await expect.poll(readWaiting).toHaveLength(1);
      const [tooLong] = await readWaiting();
      second = runAt('2099-07-01T05:30:00Z', other);
      await expect.poll(readWaiting).toHaveLength(2);
      await tx.execute(sql`select pg_cancel_backend(${tooLong}::integer)`);
      expect(await first).toEqual([[expect.any(Error), 'checking the ledger failed']]);
      expect(await runAt('2099-07-01T05:40:00Z')).toEqual([]);
    });
    expect(await second).toEqual([[expect.anything(), 'the ledger breaks its rules']]);
    expect(await runAt('2099-07-01T06:40:00Z')).toEqual([]);
  });
});
