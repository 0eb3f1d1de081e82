import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportFindings, runLedgerHour } from '../src/money/ledger/ledger-clock.ts';
import { fund } from './fund.ts';
import { startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function capture() {
  const logged: unknown[][] = [];
  return { logged, deps: { ...test, log: { error: (...entry: unknown[]) => void logged.push(entry) } } };
}

it('the nightly check logs which rules the ledger breaks', async () => {
  const { logged, deps } = capture();
  await fund(test.db, (await test.createUser()).id, '10');
  await reportFindings(deps);
  expect(logged).toEqual([]);
  await test.db.execute(sql`update transaction_totals set count = count + 1 where status = 'paid'`);
  await reportFindings(deps);
  const rule = 'the totals of transactions equal the transactions';
  expect(logged).toEqual([
    [{ findings: [{ rule, records: [expect.stringMatching(/^user /)] }] }, 'the ledger breaks its rules'],
  ]);
});

it('a failure of one hourly task does not stop the others', async () => {
  const { logged, deps } = capture();
  const broken = { send: () => Promise.reject(new Error('not expected')) };
  await test.db.execute(sql`alter table spend_days rename to spend_days_away`);
  await runLedgerHour({ ...deps, notices: broken });
  expect(logged.map(([, message]) => message)).toEqual(['posting days failed', 'warning of low balances failed']);
  await test.db.execute(sql`alter table spend_days_away rename to spend_days`);
});
