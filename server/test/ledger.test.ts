import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTerms } from '../src/advertising/campaigns/default-terms.ts';
import { checkLedger } from '../src/money/ledger/check-ledger.ts';
import { postDays } from '../src/money/ledger/post-days.ts';
import { recordClosing } from '../src/money/months/record-closing.ts';
import {
  campaignDays,
  campaigns,
  closedDays,
  closedMonths,
  ledgerEntries,
  siteDays,
  sites,
  spendDays,
  transactions,
  users,
} from '../src/platform/db/schema.ts';
import { failAtStatement } from './failing-database.ts';
import { fund } from './fund.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createMoneyFlows, moneyStep } from './money-flows.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const balanceOf = async (userId: number) => {
  const { body } = await people.admin.call<Schemas['BalanceList']>('GET', `finances/balances?user_id=${userId}`);
  return body.items[0];
};
/** The database's message, which drizzle wraps as the cause. */
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
    ['another running balance', 'update transactions set balance_after = balance_after + 1', 'stays as it is'],
    ['another date', "update transactions set date = date - interval '1 day'", 'stays as it is'],
    ['another date of the payment', "update transactions set paid_at = paid_at - interval '1 day'", 'stays as it is'],
    ['another comment', "update transactions set comment = 'Another'", 'stays as it is'],
    ['other requisites', `update transactions set requisites = '{"bank": "Another"}'`, 'stays as it is'],
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

  it("another currency for a user with spend, which is posted in the user's currency", async () => {
    const { id } = await test.createUser();
    await test.db.insert(spendDays).values({ userId: id, day: '2026-01-05', spend: '3', posted: '3' });
    const change = test.db.update(users).set({ currency: 'EUR' }).where(eq(users.id, id));
    expect(await refusalOf(change)).toBe('spend or income of the user is counted in RUB');
  });

  it('a posting in a closed month', async () => {
    await test.db.transaction((tx) => recordClosing(tx, '2020-02', { closedBy: people.admin.userId }));
    const late = test.db.execute(
      sql`insert into ledger_transfers (transaction_id, step, day) values (${transactionId}, 'hold', '2020-02-29')`,
    );
    expect(await refusalOf(late)).toContain('the month 2020-02-01 is closed');
    expect(await refusalOf(test.db.delete(closedDays))).toContain('append-only');
    expect(await refusalOf(test.db.delete(closedMonths))).toContain('append-only');
  });

  it('a closing that has not counted the entries of all days', async () => {
    const close = test.db.insert(closedMonths).values({ month: '2020-01-01', closedBy: people.admin.userId });
    expect(await refusalOf(close)).toBe('the days of the closed month 2020-01-01 are not counted');
  });

  it('further entries of a posting whose month was closed since', async () => {
    const entriesOf = (posting: string) => `
      insert into ledger_entries (transfer_id, account_id, amount)
      select posting.id, account.id, case kind when 'clearing' then 5 else -5 end
      from ${posting} as posting, ledger_accounts as account where owner_id is null and currency = 'RUB'`;
    await test.db.execute(`with posted as (
      insert into ledger_transfers (transaction_id, step, day) values (${transactionId}, 'hold', '2020-03-31') returning id
    ) ${entriesOf('posted')}`);
    const late = entriesOf(`(select id from ledger_transfers where day = '2020-03-31')`);
    await test.db.execute(late);
    await test.db.transaction((tx) => recordClosing(tx, '2020-03', { closedBy: people.admin.userId }));
    expect(await refusalOf(test.db.execute(late))).toContain('the month 2020-03-01 is closed');
  });
});

it('reverts each of 20 transactions once, with two concurrent attempts', async () => {
  const user = await test.createUser();
  const ids: number[] = [];
  for (let count = 0; count < 20; count += 1) ids.push(await fund(test.db, user.id, '3.10'));
  const revert = (id: number) => people.admin.call('POST', `finances/${id}/revert`, { comment: 'Taken back' });
  const replies = await Promise.all(ids.flatMap((id) => [revert(id), revert(id)]));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([...ids.map(() => 201), ...ids.map(() => 400)]);
  expect(await balanceOf(user.id)).toMatchObject({ balance: '0.00' });
  expect(await checkLedger(test.db)).toEqual([]);
});

/** Writes the daily spend of a new campaign of the user, as delivery does. */
const spendOf = async (ownerId: number) => {
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
/** Writes what advertisers have paid per day at a new site of the user, as delivery does. */
const paidAtSiteOf = async (ownerId: number, revenueShare: number | null) => {
  const domain = `site${ownerId}.example`;
  const values = { ownerId, name: 'News', domain, domainUnicode: domain, revenueShare };
  const [site] = await test.db.insert(sites).values(values).returning({ id: sites.id });
  const siteId = site?.id ?? 0;
  return (day: string, spend: number) =>
    test.db
      .insert(siteDays)
      .values({ siteId, day, spend })
      .onConflictDoUpdate({ target: [siteDays.siteId, siteDays.day], set: { spend } });
};
const postedFor = async (userId: number, type: 'spend' | 'income') => {
  const { body } = await people.admin.call<Schemas['TransactionList']>(
    'GET',
    `finances?user_id=${userId}&type=${type}&sort=date`,
  );
  return body.items.map(({ amount, covers_day }) => [covers_day, amount]);
};

describe('spend', () => {
  const spent = (userId: number) => postedFor(userId, 'spend');

  it('is charged once per day, with a further transaction for late events', async () => {
    const user = await test.createUser({ balance: '100' });
    const spend = await spendOf(user.id);
    await spend('2026-01-10', 12.345);
    await Promise.all([postDays(test.db), postDays(test.db)]);
    await postDays(test.db);
    expect(await spent(user.id)).toEqual([['2026-01-10', '-12.34']]);
    await spend('2026-01-10', 15);
    await postDays(test.db);
    await spend('2026-01-10', 14);
    await postDays(test.db);
    expect(await spent(user.id)).toEqual([
      ['2026-01-10', '-12.34'],
      ['2026-01-10', '-2.66'],
      ['2026-01-10', '1.00'],
    ]);
    expect(await balanceOf(user.id)).toMatchObject({ balance: '86.00', available: '86.00' });
  });

  it('is posted only when a day is over in every time zone', async () => {
    const user = await test.createUser({ balance: '100' });
    await (await spendOf(user.id))('2026-03-10', 5);
    await postDays(test.db, new Date('2026-03-11T11:59:00Z'));
    expect(await spent(user.id)).toEqual([]);
    expect(await balanceOf(user.id)).toMatchObject({ balance: '100.00', available: '95.00' });
    await postDays(test.db, new Date('2026-03-11T12:00:00Z'));
    expect(await spent(user.id)).toEqual([['2026-03-10', '-5.00']]);
  });

  it('stops the campaigns once the balance and the credit are used up, until money comes', async () => {
    const user = await test.createUser({ balance: '0' });
    const caller = await test.as(user, 'advertiser');
    const spend = await spendOf(user.id);
    const lack = async () => {
      const { body } = await caller.call<Schemas['CampaignList']>('GET', 'campaigns');
      return body.items[0]?.serving_reasons.find(({ code }) => code === 'no_balance');
    };
    expect(await lack()).toEqual({ code: 'no_balance', never_funded: true });
    await fund(test.db, user.id, '10');
    expect(await lack()).toBeUndefined();
    await spend(new Date().toISOString().slice(0, 10), 10);
    expect(await lack()).toEqual({ code: 'no_balance', never_funded: false });
    const credit = { user_id: user.id, currency: 'RUB', credit_limit: '5.00', comment: 'A good customer' };
    await people.admin.call('PUT', 'finances/credit-limits', credit);
    expect(await lack()).toBeUndefined();
  });

  it('never takes more than is available, and takes the rest later', async () => {
    const user = await test.createUser({ balance: '10' });
    await (await spendOf(user.id))('2026-01-10', 25);
    await postDays(test.db);
    expect(await balanceOf(user.id)).toMatchObject({ balance: '0.00', available: '-15.00' });
    await fund(test.db, user.id, '20');
    await postDays(test.db);
    expect(await balanceOf(user.id)).toMatchObject({ balance: '5.00', available: '5.00' });
    expect(await checkLedger(test.db)).toEqual([]);
  });
});

describe('income', () => {
  it("is the owner's share, credited once per day, with a further transaction for late events", async () => {
    const user = await test.createUser({ supportPanels: ['webmaster'], balance: '0' });
    const paid = await paidAtSiteOf(user.id, 62.5);
    await paid('2026-01-10', 12.345);
    await Promise.all([postDays(test.db), postDays(test.db)]);
    // a changed share applies from the next day
    await test.db.update(sites).set({ revenueShare: null }).where(eq(sites.ownerId, user.id));
    await paid('2026-01-11', 1);
    await paid('2026-01-10', 20);
    await postDays(test.db);
    // simulates late invalid events: paid-out income is taken back when there is money again
    await people.admin.call('POST', 'finances/adjustments', {
      type: 'correction',
      user_id: user.id,
      amount: '-12.00',
      currency: 'RUB',
      comment: 'Paid out by hand',
      idempotency_key: randomUUID(),
    });
    await paid('2026-01-10', 10);
    await postDays(test.db);
    expect(await postedFor(user.id, 'income')).toEqual([
      ['2026-01-10', '7.72'],
      ['2026-01-10', '4.78'],
      ['2026-01-11', '0.70'],
      ['2026-01-10', '-1.20'],
    ]);
    await fund(test.db, user.id, '100');
    await postDays(test.db);
    expect((await postedFor(user.id, 'income')).at(-1)).toEqual(['2026-01-10', '-5.05']);
    expect(await balanceOf(user.id)).toMatchObject({ balance: '94.95' });
  });

  it("and spend follow delivery's counts, whatever they are and whenever a server dies", async () => {
    const advertiser = await test.createUser({ balance: '0' });
    const webmaster = await test.createUser({ supportPanels: ['webmaster'], balance: '0' });
    const kinds = {
      spend: { userId: advertiser.id, count: await spendOf(advertiser.id), share: 1, sign: -1 },
      income: { userId: webmaster.id, count: await paidAtSiteOf(webmaster.id, 71.25), share: 0.7125, sign: 1 },
    };
    const counted = { spend: new Map<string, number>(), income: new Map<string, number>() };
    const step = fc.record({
      kind: fc.constantFrom('spend' as const, 'income' as const),
      day: fc.integer({ min: 1, max: 3 }).map((day) => `2026-02-0${day}`),
      units: fc.nat(2_000_000),
      diesAt: fc.option(fc.integer({ min: 1, max: 12 })),
      funds: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        for (const { kind, day, units, diesAt, funds } of steps) {
          await kinds[kind].count(day, units / 10_000);
          counted[kind].set(day, units);
          if (funds) await fund(test.db, advertiser.id, '40');
          if (diesAt === null) await Promise.all([postDays(test.db), postDays(test.db)]);
          else await postDays(failAtStatement(test.db, diesAt)).catch(() => 0);
        }
        await fund(test.db, advertiser.id, '1000');
        await fund(test.db, webmaster.id, '1000');
        await postDays(test.db);
        expect(await postDays(test.db)).toBe(0);
        for (const kind of ['spend', 'income'] as const) {
          const posted = new Map<string, number>();
          for (const [day, amount] of await postedFor(kinds[kind].userId, kind))
            posted.set(String(day), (posted.get(String(day)) ?? 0) + Math.round(Number(amount) * 100));
          for (const [day, units] of counted[kind]) {
            const exact = (units / 100) * kinds[kind].share * kinds[kind].sign;
            // at most half a cent apart, plus the binary rounding errors of this test
            expect(Math.abs((posted.get(day) ?? 0) - exact)).toBeLessThan(0.5001);
          }
        }
        expect(await checkLedger(test.db)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});

it('keeps every rule for concurrent and repeated actions, and whenever a server dies', async () => {
  const webmasters: Caller[] = [];
  for (const balance of ['50', '120', '7.5'])
    webmasters.push(await test.as(await test.createUser({ supportPanels: ['webmaster'], balance }), 'webmaster'));
  const run = createMoneyFlows(test, people, webmasters);
  await fc.assert(
    fc.asyncProperty(fc.array(moneyStep, { minLength: 4, maxLength: 24 }), async (steps) => {
      const half = Math.ceil(steps.length / 2);
      const statuses = [
        ...(await Promise.all(steps.slice(0, half).map(run))),
        ...(await Promise.all(steps.slice(half).map(run))),
      ];
      expect(statuses.filter((status) => ![0, 200, 201, 400, 422].includes(status))).toEqual([]);
      expect(await checkLedger(test.db)).toEqual([]);
    }),
    { numRuns: 14 },
  );
  const keys = await test.db
    .select({ key: transactions.idempotencyKey })
    .from(transactions)
    .where(sql`${transactions.idempotencyKey} is not null`);
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
});
