import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTerms } from '../src/campaigns/default-terms.ts';
import { campaignDays, campaigns, closedMonths, ledgerEntries, transactions } from '../src/db/schema.ts';
import { checkLedger } from '../src/finances/check-ledger.ts';
import { postSpend } from '../src/finances/post-spend.ts';
import { fund } from './fund.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

/** A thousand requests take minutes on the embedded database beside other tests. */
const SLOW = 300_000;

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const requisites = { recipient: 'Oleg', bank: 'Sever Bank', bic: '044525974', account: '40817810000000012345' };
const balanceOf = async (userId: number) => {
  const { body } = await people.admin.call<Schemas['BalanceList']>('GET', `finances/balances?user_id=${userId}`);
  return body.items[0];
};
/** The message of the database, which drizzle has as the cause. */
const refusalOf = (write: Promise<unknown>) =>
  write.then(
    () => 'done',
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );

describe('the database refuses', () => {
  let transactionId: number;
  beforeAll(async () => {
    transactionId = await fund(test.db, people.webmaster.userId, '10');
  });

  it.each([
    ['an edit of an entry', 'update ledger_entries set amount = amount + 1', 'ledger_entries is append-only'],
    ['the removal of entries', 'delete from ledger_entries', 'ledger_entries is append-only'],
    ['the removal of all entries', 'truncate ledger_entries cascade', 'append-only'],
    ['an edit of a posting', "update ledger_transfers set step = 'hold'", 'ledger_transfers is append-only'],
    ['the removal of a transaction', 'delete from transactions', 'transactions is append-only'],
    ['another amount', 'update transactions set amount = amount * 2', 'only changes its status'],
    ['another end', "update transactions set status = 'rejected', paid_at = null", 'only changes its status'],
    ['a balance without entries', 'update ledger_accounts set balance = 1000000', 'only changes by its entries'],
    ['a balance of a user', 'update users set balance = 1000000', 'comes from the ledger'],
    [
      'a second posting of a step',
      "insert into ledger_transfers (transaction_id, step, day) select id, 'settle', now() from transactions limit 1",
      'ledger_transfers_',
    ],
  ])('%s', async (_, statement, message) => {
    expect(await refusalOf(test.db.execute(statement))).toContain(message);
  });

  it('a posting that does not sum to zero', async () => {
    const [entry] = await test.db.select().from(ledgerEntries).limit(1);
    if (entry === undefined) throw new Error('there are no entries');
    const { transferId, accountId } = entry;
    const unbalanced = test.db.transaction((tx) =>
      tx.insert(ledgerEntries).values({ transferId, accountId, amount: '5' }),
    );
    expect(await refusalOf(unbalanced)).toContain('do not sum to zero');
  });

  it('a posting of a closed month', async () => {
    await test.db.insert(closedMonths).values({ month: '2020-02-01', closedBy: people.admin.userId });
    const late = test.db.execute(
      sql`insert into ledger_transfers (transaction_id, step, day) values (${transactionId}, 'hold', '2020-02-29')`,
    );
    expect(await refusalOf(late)).toContain('the month 2020-02-01 is closed');
    expect(await refusalOf(test.db.delete(closedMonths))).toContain('append-only');
  });
});

it(
  'takes each of 500 transactions back once, of two tries at once',
  async () => {
    const user = await test.createUser();
    const ids: number[] = [];
    for (let count = 0; count < 500; count += 1) ids.push(await fund(test.db, user.id, '3.10'));
    const replies: { status: number }[] = [];
    const revert = (id: number) => people.admin.call('POST', `finances/${id}/revert`, { comment: 'Taken back' });
    for (let first = 0; first < ids.length; first += 50)
      replies.push(...(await Promise.all(ids.slice(first, first + 50).flatMap((id) => [revert(id), revert(id)]))));
    const count = (status: number) => replies.filter((reply) => reply.status === status).length;
    expect([count(201), count(400), replies.length]).toEqual([500, 500, 1000]);
    expect(await balanceOf(user.id)).toMatchObject({ balance: '0.00' });
    expect(await checkLedger(test.db)).toEqual([]);
  },
  SLOW,
);

describe('spend', () => {
  const days = async (ownerId: number) => {
    const [campaign] = await test.db
      .insert(campaigns)
      .values({
        ...(await defaultTerms(test.db)),
        ownerId,
        name: 'Spring',
        advertLink: 'https://shop.example/',
        updatedBy: ownerId,
      })
      .returning({ id: campaigns.id });
    const campaignId = campaign?.id ?? 0;
    return (day: string, spend: number) =>
      test.db
        .insert(campaignDays)
        .values({ campaignId, day, spend })
        .onConflictDoUpdate({ target: [campaignDays.campaignId, campaignDays.day], set: { spend } });
  };
  const spent = async (userId: number) => {
    const { body } = await people.admin.call<Schemas['TransactionList']>(
      'GET',
      `finances?user_id=${userId}&type=spend&sort=date`,
    );
    return body.items.map(({ amount, covers_day }) => [covers_day, amount]);
  };

  it('is charged once per day, with a further transaction for late events', async () => {
    const user = await test.createUser({ balance: '100' });
    const spend = await days(user.id);
    await spend('2026-01-10', 12.345);
    await Promise.all([postSpend(test.db), postSpend(test.db)]);
    await postSpend(test.db);
    expect(await spent(user.id)).toEqual([['2026-01-10', '-12.34']]);
    await spend('2026-01-10', 15);
    await postSpend(test.db);
    await spend('2026-01-10', 14);
    await postSpend(test.db);
    expect(await spent(user.id)).toEqual([
      ['2026-01-10', '-12.34'],
      ['2026-01-10', '-2.66'],
      ['2026-01-10', '1.00'],
    ]);
    expect(await balanceOf(user.id)).toMatchObject({ balance: '86.00', available: '86.00' });
  });

  it('waits for a day to be over everywhere', async () => {
    const user = await test.createUser({ balance: '100' });
    await (await days(user.id))('2026-03-10', 5);
    await postSpend(test.db, new Date('2026-03-11T11:59:00Z'));
    expect(await spent(user.id)).toEqual([]);
    expect(await balanceOf(user.id)).toMatchObject({ balance: '100.00', available: '95.00' });
    await postSpend(test.db, new Date('2026-03-11T12:00:00Z'));
    expect(await spent(user.id)).toEqual([['2026-03-10', '-5.00']]);
  });

  it('stops the campaigns once the balance and the credit are used up, until money comes', async () => {
    const user = await test.createUser({ balance: '0' });
    const caller = await test.as(user, 'advertiser');
    const spend = await days(user.id);
    const isStopped = async () => {
      const { body } = await caller.call<Schemas['CampaignList']>('GET', 'campaigns');
      return body.items[0]?.serving_reasons.some(({ code }) => code === 'no_balance');
    };
    expect(await isStopped()).toBe(true);
    await fund(test.db, user.id, '10');
    expect(await isStopped()).toBe(false);
    await spend(new Date().toISOString().slice(0, 10), 10);
    expect(await isStopped()).toBe(true);
    const credit = { user_id: user.id, currency: 'RUB', credit_limit: '5.00', comment: 'A good customer' };
    await people.admin.call('PUT', 'finances/credit-limits', credit);
    expect(await isStopped()).toBe(false);
  });

  it('never takes more than there is, and takes the rest once there is more', async () => {
    const user = await test.createUser({ balance: '10' });
    await (await days(user.id))('2026-01-10', 25);
    await postSpend(test.db);
    expect(await balanceOf(user.id)).toMatchObject({ balance: '0.00', available: '-15.00' });
    await fund(test.db, user.id, '20');
    await postSpend(test.db);
    expect(await balanceOf(user.id)).toMatchObject({ balance: '5.00', available: '5.00' });
    expect(await checkLedger(test.db)).toEqual([]);
  });
});

describe('random flows', () => {
  const step = fc.record({
    what: fc.constantFrom(
      'deposit',
      'withdraw',
      'processing',
      'paid',
      'rejected',
      'cancelled',
      'adjust',
      'revert',
      'again',
    ),
    who: fc.nat(2),
    amount: fc.integer({ min: 1, max: 20_000 }).map((cents) => (cents / 100).toFixed(2)),
    pick: fc.nat(1000),
    negative: fc.boolean(),
  });

  it('keep every rule of the ledger, whatever people try at once and again', async () => {
    const webmasters: Caller[] = [];
    for (const balance of ['50', '120', '7.5'])
      webmasters.push(await test.as(await test.createUser({ supportPanels: ['webmaster'], balance }), 'webmaster'));
    const requests: { caller: Caller; body: object }[] = [];
    const known: { id: number; version: number }[] = [];

    const run = async ({
      what,
      who,
      amount,
      pick,
      negative,
    }: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
      const caller = webmasters[who] as Caller;
      const common = { currency: 'RUB', amount, idempotency_key: randomUUID() };
      const found = known[pick % Math.max(known.length, 1)];
      const create = async (path: string, by: Caller, body: object) => {
        requests.push({ caller: by, body });
        const reply = await by.call<Schemas['TransactionDetail']>('POST', path, body);
        if (reply.status === 201) known.push(reply.body);
        return reply.status;
      };
      if (what === 'deposit') return 0;
      if (what === 'withdraw')
        return create('finances', caller, { ...common, type: 'withdrawal', method: 'bank', requisites });
      if (what === 'adjust')
        return create('finances/adjustments', people.admin, {
          ...common,
          type: 'correction',
          user_id: caller.userId,
          amount: negative ? `-${amount}` : amount,
          comment: 'Random',
        });
      if (what === 'again') {
        const request = requests[pick % Math.max(requests.length, 1)];
        if (request === undefined) return 0;
        const path = 'user_id' in request.body ? 'finances/adjustments' : 'finances';
        return (await request.caller.call('POST', path, request.body)).status;
      }
      if (found === undefined) return 0;
      if (what === 'revert')
        return (await people.admin.call('POST', `finances/${found.id}/revert`, { comment: 'Random' })).status;
      const { body } = await people.admin.call<Schemas['TransactionDetail']>('GET', `finances/${found.id}`);
      const change = { status: what, version: body.version, reason: 'Random' };
      return (await people.admin.call('PUT', `finances/${found.id}/status`, change)).status;
    };

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const half = Math.ceil(steps.length / 2);
        const statuses = [
          ...(await Promise.all(steps.slice(0, half).map(run))),
          ...(await Promise.all(steps.slice(half).map(run))),
        ];
        expect(statuses.filter((status) => ![0, 200, 201, 400, 422].includes(status))).toEqual([]);
        expect(await checkLedger(test.db)).toEqual([]);
      }),
      { numRuns: 12 },
    );
    const keys = await test.db
      .select({ key: transactions.idempotencyKey })
      .from(transactions)
      .where(sql`${transactions.idempotencyKey} is not null`);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
  });
});
