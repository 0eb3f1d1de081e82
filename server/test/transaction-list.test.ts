import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBalances } from '../src/money/ledger/balances.ts';
import { checkLedger } from '../src/money/ledger/check-ledger.ts';
import { addUpDays } from '../src/money/payments/add-up-days.ts';
import { findDate } from '../src/money/payments/find-date.ts';
import { listTransactions } from '../src/money/payments/list-transactions.ts';
import type { Filter } from '../src/money/payments/transaction-filter.ts';
import type { Actor } from '../src/platform/access/viewer.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { transactions, users } from '../src/platform/db/schema.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
  await insert(1500);
});
afterAll(() => test.close());

/** Writes transactions of the last 60 days without their postings: one in ten is not paid, and one in seven a bonus. */
const insert = (count: number) =>
  test.db.execute(sql`
    insert into transactions (user_id, type, amount, currency, status, method, comment, date, paid_at)
    select user_id, case when nr % 7 = 0 then 'bonus' else 'spend' end::transaction_type, (nr % 13 - 6.5) * 1.01, 'RUB', status,
      'balance', case when nr % 50 = 0 then 'Order ' || nr else '' end, date, case status when 'paid' then date end
    from (
      select nr, case when nr % 3 = 0 then ${people.advertiser.userId}::integer else ${people.webmaster.userId}::integer end as user_id,
        case when nr % 10 = 0 then 'waiting' else 'paid' end::transaction_status as status,
        now() - make_interval(mins => nr * 7919 % 86400) as date
      from generate_series(1, ${count}::integer) as nr
    ) as made`);

const addDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const list = async (query: string, caller = people.admin) =>
  (await caller.call<Schemas['TransactionList']>('GET', `finances?${query}`)).body;

/** What the list should have, by the plainest of queries. */
async function expected(matching = sql`true`, sort = '-date') {
  const order = sort.startsWith('-') ? desc : asc;
  const column = sort.endsWith('amount') ? transactions.amount : transactions.date;
  const rows = await test.db
    .select({ id: transactions.id, amount: transactions.amount, status: transactions.status })
    .from(transactions)
    .where(and(matching))
    .orderBy(order(column), order(transactions.id));
  const sum = (some: typeof rows) =>
    (some.reduce((total, { amount }) => total + Math.round(Number(amount) * 1e4), 0) / 1e4).toFixed(2);
  const paid = rows.filter(({ status }) => status === 'paid');
  return {
    ids: rows.map(({ id }) => id),
    totals: {
      count: rows.length,
      received: sum(paid.filter(({ amount }) => Number(amount) > 0)),
      taken: sum(paid.filter(({ amount }) => Number(amount) < 0)),
      net: sum(paid),
      deposits_due: sum(rows.filter(({ status, amount }) => status === 'waiting' && Number(amount) > 0)),
      payouts_due: sum(rows.filter(({ status, amount }) => status === 'waiting' && Number(amount) < 0)),
    },
  };
}

const rounded = (totals: Schemas['TransactionList']['totals'][number] | undefined) => {
  const { count = 0, ...sums } = totals ?? { received: '0', taken: '0', net: '0', deposits_due: '0', payouts_due: '0' };
  const cents = (amount: string) => Number(amount).toFixed(2);
  return {
    count,
    received: cents(sums.received),
    taken: cents(sums.taken),
    net: cents(sums.net),
    deposits_due: cents(sums.deposits_due),
    payouts_due: cents(sums.payouts_due),
  };
};

/** @param zone where the admin's days begin and end */
async function expectAll(zone: string): Promise<void> {
  await test.db.update(users).set({ timezone: zone }).where(eq(users.id, people.admin.userId));
  await test.db.update(users).set({ name: 'Northern Lights' }).where(eq(users.id, people.advertiser.userId));
  const from = addDays(-40);
  const to = addDays(-5);
  const within = sql`date >= ${from}::date::timestamp at time zone ${zone} and date < (${to}::date + 1)::timestamp at time zone ${zone}`;
  const orName = sql`(comment ilike '%or%' or user_id in (select id from users where name ilike '%or%'))`;
  for (const [query, matching] of [
    ['', sql`true`],
    ['type=bonus', sql`type = 'bonus'`],
    [
      `date_from=${to}&date_to=${to}`,
      sql`date >= ${to}::date::timestamp at time zone ${zone} and date < (${to}::date + 1)::timestamp at time zone ${zone}`,
    ],
    [`date_from=${to}`, sql`date >= ${to}::date::timestamp at time zone ${zone}`],
    ['status=waiting', sql`status = 'waiting'`],
    [`date_from=${from}&date_to=${to}`, within],
    [`date_from=${from}&date_to=${to}&type=spend&status=paid`, sql`${within} and type = 'spend' and status = 'paid'`],
    [`user_id=${people.advertiser.userId}`, sql`user_id = ${people.advertiser.userId}`],
    [
      `user_id=${people.advertiser.userId}&date_to=${to}`,
      sql`user_id = ${people.advertiser.userId} and date < (${to}::date + 1)::timestamp at time zone ${zone}`,
    ],
    ['search=order%201', sql`comment ilike '%order 1%'`],
    ['search=no-such-text', sql`false`],
    // a name, and comments of these and others
    ['search=or', orName],
    [`search=or&date_from=${from}&date_to=${to}`, sql`${within} and ${orName}`],
    ['search=or&offset=30', orName],
  ] as const) {
    const { ids, totals } = await expected(matching);
    const offset = Number(new URLSearchParams(query).get('offset'));
    const answer = await list(`${query}&limit=20`);
    expect(
      { query, total: answer.total, ids: answer.items.map(({ id }) => id), ...rounded(answer.totals[0]) },
      query,
    ).toEqual({ query, total: ids.length, ids: ids.slice(offset, offset + 20), ...totals });
  }
  for (const [query, matching] of [
    ['', sql`true`],
    ['type=bonus', sql`type = 'bonus'`],
    [`date_from=${from}&date_to=${to}`, within],
    ['search=or', orName],
    // all who have transactions
    ['search=r', sql`true`],
  ] as const)
    for (const sort of ['-date', 'date', '-amount', 'amount']) {
      const { ids } = await expected(matching, sort);
      const half = Math.floor(ids.length / 2);
      for (const offset of [half, half + 1, 1000, 1234, ids.length - 3, ids.length]) {
        const answer = await list(`${query}&sort=${sort}&limit=10&offset=${offset}`);
        expect({ query, sort, offset, total: answer.total, ids: answer.items.map(({ id }) => id) }).toEqual({
          ...{ query, sort, offset },
          total: ids.length,
          ids: ids.slice(offset, offset + 10),
        });
      }
    }
}

it('has the right page and totals, whether days are added up or not, and with payments of earlier days', async () => {
  await expectAll('Asia/Kolkata');
  await addUpDays(test.db);
  await expectAll('UTC');
  await expectAll('America/New_York');
  // these have dates of days that are added up
  await insert(30);
  await Promise.all([addUpDays(test.db), addUpDays(test.db)]);
  await expectAll('Asia/Kolkata');
  // fewer days than the latest list has found
  await test.db.execute(sql`delete from paid_days`);
  await test.db.execute(sql`delete from paid_amounts`);
  const { ids, totals } = await expected();
  const answer = await list('');
  expect({ total: answer.total, ...rounded(answer.totals[0]) }).toEqual({ total: ids.length, ...totals });
  await addUpDays(test.db);
  const rules = (await checkLedger(test.db)).map(({ rule }) => rule);
  expect(rules).not.toContain('the totals of days equal what was paid on them');
  await test.db.execute(sql`update paid_days set count = count + 1`);
  expect((await checkLedger(test.db)).map(({ rule }) => rule)).toContain(
    'the totals of days equal what was paid on them',
  );
});

it('is found by the number of an invoice, from its beginning or without its year', async () => {
  const body = { type: 'deposit', amount: '5', currency: 'RUB', method: 'bank' };
  const idempotency_key = '0c2f9d0e-6a0e-4d5c-9f4b-5f1a7f3a9b01';
  const { id, invoice_number } = (
    await people.advertiser.call<Schemas['TransactionDetail']>('POST', 'finances', { ...body, idempotency_key })
  ).body;
  const number = String(invoice_number);
  const idsOf = async (text: string) => (await list(`search=${text}`)).items.map((item) => item.id);
  expect(await idsOf(number)).toEqual([id]);
  expect(await idsOf(number.slice(0, -1))).toEqual([id]);
  const [year, serial] = number.split('-');
  expect(await idsOf(String(serial))).toEqual([id]);
  expect(await idsOf(String(Number(serial)))).toContain(id);
  // digits alone are no year
  expect(await idsOf(`${year}-`)).toEqual([id]);
  expect(await idsOf(String(year))).toEqual([]);
  expect(await idsOf(`${number}9`)).toEqual([]);
  expect((await list(`search=${number}`, people.otherAdvertiser)).total).toBe(0);
});

// the embedded database has one connection for all
it.skipIf(!process.env.TEST_DATABASE_URL)('takes one connection, so that many calls at once finish', async () => {
  const database = await openDatabase(test.config);
  if (database.kind !== 'postgres') throw new Error('not a PostgreSQL');
  let [taken, most] = [0, 0];
  database.pool.on('acquire', () => {
    taken += 1;
    most = Math.max(most, taken);
  });
  database.pool.on('release', () => {
    taken -= 1;
  });
  const user = { id: people.admin.userId, name: 'Vera', isAdmin: true, supportPanels: ['admin'], timezone: 'UTC' };
  const viewer = { user, tokenHash: '', cabinet: 'admin' } as unknown as Actor;
  // a call has nothing else that the list reads
  for (const query of [{ search: '2026-0000' }, { offset: 1200 }])
    await listTransactions(database.db, { viewer, query: { sort: '-date', offset: 0, limit: 10, ...query } } as never);
  await readBalances(database.db, viewer, undefined);
  await database.close();
  expect([most, taken]).toEqual([1, 0]);
});

/** Expects the days of a deep page, and that the page lies in them after what was counted before. */
async function expectDatesFound(matching: SQL) {
  const last = addDays(0);
  // many at one moment, which a day ends with
  await withoutTriggers(
    sql`update transactions set date = ${addDays(-150)}::date + interval '1 day' - interval '1 microsecond'
      where ${matching} and date >= ${addDays(-150)}::date and date < ${addDays(-150)}::date + interval '12 hours'`,
    ...countedDays,
  );
  for (const [sort, order, isDescending] of [
    ['date', asc, false],
    ['-date', desc, true],
  ] as const) {
    const { ids } = await expected(matching, sort);
    for (const skipped of [11_000, ids.length >> 1]) {
      const page = { column: transactions.date, isDescending, skipped, limit: 10, total: ids.length };
      const place = await findDate(test.db, [matching], { filter: { zone: 'Asia/Kolkata' } as Filter, last }, page);
      expect(place?.before).toBeGreaterThan(0);
      const rows = await test.db
        .select({ id: transactions.id })
        .from(transactions)
        .where(and(matching, place?.within))
        .orderBy(order(transactions.date), order(transactions.id))
        .offset(skipped - (place?.before ?? 0))
        .limit(10);
      expect(rows.map(({ id }) => id)).toEqual(ids.slice(skipped, skipped + 10));
    }
  }
}

it('has the right page deep in the amounts and dates of some people, also where a guess misleads', async () => {
  const [from, to] = [addDays(-200), addDays(-100)];
  const { userId } = people.advertiser;
  // so many that they are not sorted for each page; triggers would take a while
  await withoutTriggers(
    sql`insert into transactions (user_id, type, amount, currency, status, method, comment, date, paid_at)
      select ${userId}::integer, 'spend', -1 - nr * 7919 % 24000 / 100.0, 'RUB', 'paid', 'balance',
        case when nr % 8 = 0 then 'Quarter ' || nr else '' end, date, date
      from (select nr, ${from}::date + nr * interval '350 seconds' as date from generate_series(1, 24000) as nr) as made`,
    sql`delete from transaction_totals where user_id = ${userId}`,
    sql`insert into transaction_totals
      select user_id, currency, type, status, count(*), sum(greatest(amount, 0)), sum(least(amount, 0))
      from transactions where user_id = ${userId} group by 1, 2, 3, 4`,
    ...countedDays,
    ...countedAmounts,
  );
  await test.db.update(users).set({ timezone: 'UTC' }).where(eq(users.id, people.admin.userId));
  await test.db.update(users).set({ name: 'Northern Lights' }).where(eq(users.id, userId));
  const ofUser = sql`user_id = ${userId}`;
  const ofClients = sql`(${ofUser} or user_id = ${people.webmaster.userId})`;
  const within = sql`date >= ${from} and date < ${to}::date + 1`;
  const expectPages = async () => {
    for (const [query, caller, matching, sort] of [
      ['', people.manager, ofClients, 'amount'],
      ['', people.manager, ofClients, 'date'],
      ['search=northern', people.admin, ofUser, '-date'],
      ['search=northern', people.admin, ofUser, '-amount'],
      // so many comments that their transactions are not listed by id
      ['search=quarter', people.admin, sql`comment ilike '%quarter%'`, '-amount'],
      ['search=quarter%208', people.manager, sql`comment ilike '%quarter 8%'`, '-date'],
      [`date_from=${from}&date_to=${to}`, people.admin, within, '-amount'],
    ] as const) {
      const { ids } = await expected(matching, sort);
      for (const share of [0.25, 0.49, 0.7]) {
        const offset = Math.ceil(ids.length * share);
        const answer = await list(`${query}&sort=${sort}&limit=10&offset=${offset}`, caller);
        expect({ query, sort, offset, total: answer.total, ids: answer.items.map(({ id }) => id) }).toEqual({
          ...{ query, sort, offset },
          total: ids.length,
          ids: ids.slice(offset, offset + 10),
        });
      }
    }
  };
  await expectPages();
  await expectDatesFound(ofUser);
  // most of the platform's payments are of one day then, which is far from the page
  await withoutTriggers(
    sql`insert into transactions (user_id, type, amount, currency, status, method, date, paid_at)
      select ${people.otherAdvertiser.userId}::integer, 'spend', -1, 'RUB', 'paid', 'balance', ${from}::date + interval '2 days', now()
      from generate_series(1, 20000)`,
    ...countedDays,
    ...countedAmounts,
  );
  await expectPages();
  // the sample has but one amount then, which is far from the page
  await withoutTriggers(
    sql`update transactions set amount = -500 where ${ofUser} and hashint4(id) % 12 = 0`,
    ...countedAmounts,
  );
  await expectPages();
});

/** The sums of days, of all that are over. */
const countedDays = [
  // a manager's pages are looked for without sums then
  sql`delete from counted_managers`,
  sql`delete from paid_days`,
  sql`insert into paid_days
    select (date at time zone 'UTC')::date, currency, type, count(*), sum(greatest(amount, 0)), sum(least(amount, 0))
    from transactions where status = 'paid' and (date at time zone 'UTC')::date < (now() at time zone 'UTC')::date group by 1, 2, 3`,
];

/** The counts of amounts, of the days that are added up. */
const countedAmounts = [
  sql`delete from paid_amounts`,
  sql`insert into paid_amounts
    select date_trunc('month', date at time zone 'UTC')::date, amount_band(amount), currency, type, count(*)
    from transactions where status = 'paid' and date < (select max(day) + 1 from paid_days) group by 1, 2, 3, 4`,
];

const withoutTriggers = (...statements: SQL[]) =>
  test.db.transaction(async (tx) => {
    await tx.execute(sql`alter table transactions disable trigger user`);
    for (const statement of statements) await tx.execute(statement);
    await tx.execute(sql`alter table transactions enable trigger user`);
  });
