import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transactions, users } from '../src/platform/db/schema.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
  await insert(300);
});
afterAll(() => test.close());

/** Inserts transactions of the last 60 days without postings: one in ten is unpaid, and one in seven is a bonus. */
const insert = (count: number) =>
  test.db.execute(sql`
    insert into transactions (user_id, type, amount, currency, status, method, comment, date, paid_at)
    select user_id, case when nr % 7 = 0 then 'bonus' else 'spend' end::transaction_type, (nr % 13 - 6.5) * 1.01, 'RUB', status,
      'balance', case when nr % 50 = 0 then 'Order ' || nr else '' end, date, case status when 'paid' then date end
    from (
      select nr, (array[${people.advertiser.userId}, ${people.webmaster.userId}, ${people.webmaster.userId}, ${people.otherAdvertiser.userId}]::integer[])[1 + nr % 4] as user_id,
        case when nr % 10 = 0 then 'waiting' else 'paid' end::transaction_status as status,
        now() - make_interval(mins => nr * 7919 % 86400) as date
      from generate_series(1, ${count}::integer) as nr
    ) as made`);

const addDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const list = async (query: string, caller = people.admin) =>
  (await caller.call<Schemas['TransactionList']>('GET', `finances?${query}`)).body;

async function expected(matching = sql`true`, sort = '-date') {
  const order = sort.startsWith('-') ? desc : asc;
  const column = sort.endsWith('amount') ? transactions.amount : transactions.date;
  const rows = await test.db
    .select({ id: transactions.id, amount: transactions.amount, status: transactions.status })
    .from(transactions)
    .where(matching)
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

/** @param zone the admin's time zone */
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
    // all users with transactions
    ['search=r', sql`true`],
  ] as const)
    for (const sort of ['-date', 'date', '-amount', 'amount']) {
      const { ids } = await expected(matching, sort);
      const half = Math.floor(ids.length / 2);
      for (const offset of [half, ids.length - 3, ids.length]) {
        const answer = await list(`${query}&sort=${sort}&limit=10&offset=${offset}`);
        expect({ query, sort, offset, total: answer.total, ids: answer.items.map(({ id }) => id) }).toEqual({
          ...{ query, sort, offset },
          total: ids.length,
          ids: ids.slice(offset, offset + 10),
        });
      }
    }
}

it.each(['Asia/Kolkata', 'America/New_York'])('has the right page and totals in %s', (zone) => expectAll(zone));

it("has a manager's clients and their sums, and nobody else's", async () => {
  await test.db.update(users).set({ timezone: 'UTC' }).where(eq(users.id, people.manager.userId));
  const clients = sql`user_id in (select id from users where manager_id = ${people.manager.userId})`;
  for (const [query, matching] of [
    ['', clients],
    ['search=order', sql`${clients} and comment ilike '%order%'`],
    [`date_from=${addDays(-40)}&status=paid`, sql`${clients} and date >= ${addDays(-40)} and status = 'paid'`],
  ] as const) {
    const { ids, totals } = await expected(matching);
    const answer = await list(`${query}&limit=20`, people.manager);
    expect({ ids: answer.items.map(({ id }) => id), ...rounded(answer.totals[0]) }, query).toEqual({
      ids: ids.slice(0, 20),
      ...totals,
    });
  }
  expect((await list('', people.otherManager)).total).toBe(75);
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
  // digits alone don't match the year
  expect(await idsOf(`${year}-`)).toEqual([id]);
  expect(await idsOf(String(year))).toEqual([]);
  expect(await idsOf(`${number}9`)).toEqual([]);
  expect((await list(`search=${number}`, people.otherAdvertiser)).total).toBe(0);
});
