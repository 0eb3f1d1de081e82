import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../src/money/ledger/check-ledger.ts';
import { readCurrencyUnits } from '../src/money/ledger/currency-units.ts';
import { postDays } from '../src/money/ledger/post-days.ts';
import { issueActs } from '../src/money/months/close-month.ts';
import { recordClosing } from '../src/money/months/record-closing.ts';
import { readRows } from '../src/platform/db/read-rows.ts';
import { invoices, spendDays } from '../src/platform/db/schema.ts';
import { fund } from './fund.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

type Reply = Schemas['TransactionDetail'] & Schemas['ApiErrorBody'];

/** Creates advertisers with charges of 10 and 40 for days of January. */
async function charged(count: number): Promise<{ userId: number; spendId: number | undefined }[]> {
  const ids = await Promise.all(
    Array.from({ length: count }, async () => (await test.createUser({ balance: '0' })).id),
  );
  for (const userId of ids) {
    await fund(test.db, userId, '1000');
    await test.db.insert(spendDays).values([
      { userId, day: '2026-01-10', spend: '10', posted: '0' },
      { userId, day: '2026-01-11', spend: '40', posted: '0' },
    ]);
  }
  await postDays(test.db);
  return Promise.all(
    ids.map(async (userId) => {
      const path = `finances?user_id=${userId}&type=spend`;
      const { items } = (await people.admin.call<Schemas['TransactionList']>('GET', path)).body;
      return { userId, spendId: items.find(({ amount }) => amount === '-40.00')?.id };
    }),
  );
}

const revert = (spendId: number | undefined) =>
  people.admin.call<Reply>('POST', `finances/${spendId}/revert`, { comment: 'Shown by mistake' });

async function countWaiting(): Promise<number> {
  const rows = await readRows<{ count: number }>(
    test.db,
    sql`
    select count(*)::integer as count from pg_locks
    where not granted and relation = 'closed_months'::regclass`,
  );
  return rows[0]?.count ?? 0;
}

// the embedded database has a single connection, so nothing is concurrent there
const atOnce = it.skipIf(!process.env.TEST_DATABASE_URL);

atOnce('lets a charge be taken back only before or after a closing that states it', async () => {
  const [spender] = await charged(1);
  const unitOf = await readCurrencyUnits(test.db);
  let ended = false;
  const closing = { reverted: Promise.resolve({ status: 0, body: {} as Reply }) };
  await test.db.transaction(async (tx) => {
    await recordClosing(tx, '2026-01', { closedBy: people.admin.userId });
    await issueActs(tx, test.config.issuer, { month: '2026-01', unitOf });
    closing.reverted = revert(spender?.spendId).finally(() => {
      ended = true;
    });
    // ends the closing only once the other transaction waits for it, or did not have to
    await expect.poll(async () => ended || (await countWaiting()) > 0).toBe(true);
  });
  const { status, body } = await closing.reverted;
  expect([status, body.error]).toEqual([400, expect.stringContaining('states this spend: make it void')]);
  expect(await checkLedger(test.db)).toEqual([]);
});

atOnce('keeps acts within what was charged, whoever raises a draft while a charge is taken back', async () => {
  for (const { userId, spendId } of await charged(10)) {
    const party = {
      name: '',
      inn: '',
      kpp: '',
      address: '',
      bank: '',
      bic: '',
      account: '',
      correspondent_account: '',
    };
    const line = { title: 'Video', quantity: '1', price: '10', amount: '10', total: '10' };
    const money = { currency: 'RUB', amount: '10', vat: '0', total: '10', vatRate: '0' };
    const content = { ...money, period: '2026-01-01', lines: [line], seller: party, buyer: party };
    const [draft] = await test.db
      .insert(invoices)
      .values({ kind: 'act', status: 'draft', userId, ...content })
      .returning({ id: invoices.id });
    const lines = [{ title: 'Video', total: '50.00' }];
    const [reverted, raised] = await Promise.all([
      revert(spendId),
      people.admin.call('PUT', `finances/invoices/${draft?.id}`, { subject: '', lines, version: 1 }),
    ]);
    expect([reverted.status, raised.status].toSorted()).toEqual(reverted.status === 201 ? [201, 422] : [200, 400]);
  }
  expect(await checkLedger(test.db)).toEqual([]);
});
