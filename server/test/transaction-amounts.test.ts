import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../src/money/ledger/check-ledger.ts';
import { addUpDays } from '../src/money/payments/add-up-days.ts';
import { isInBands } from '../src/money/payments/amount-bands.ts';
import { users } from '../src/platform/db/schema.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const addDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const read = async <Row>(statement: SQL) => ((await test.db.execute(statement)) as unknown as { rows: Row[] }).rows;

/**
 * Writes transactions without their postings: of two currencies and three types, one in eight not paid, a third of the
 * same amount and the others from a ten thousandth to some millions, below 0 and above.
 * @param days how old the oldest is
 */
const insert = (count: number, days: number) =>
  test.db.execute(sql`
    insert into transactions (user_id, type, amount, currency, status, method, date, paid_at)
    select ${people.advertiser.userId}::integer, (array['bonus', 'spend', 'refund'])[1 + nr % 3]::transaction_type,
      case when nr % 3 = 1 then 100 else (1 + nr * 7919 % 8999) * 10.0 ^ (nr % 9 - 4) end * case when nr % 2 = 0 then 1 else -1 end,
      case when nr % 10 = 9 then 'USD' else 'RUB' end, status, 'balance', date, case status when 'paid' then date end
    from (
      select nr, case when nr % 8 = 0 then 'waiting' else 'paid' end::transaction_status as status,
        now() - interval '1 day' * ${days}::integer * (nr * 7919 % ${count}::integer) / ${count}::integer as date
      from generate_series(1, ${count}::integer) as nr
    ) as made`);

let asked = 0;
/** A period of most of the last hundred days, which begins and ends on any day of a month: another one each time. */
const nextPeriod = () => {
  asked += 1;
  return { from: addDays(-99 + ((asked * 7) % 15)), to: addDays(-14 + ((asked * 4) % 15)) };
};

/**
 * Compares deep pages in the order of amounts, from both ends, with what a plain query has.
 * @param zone where the admin's days begin and end
 */
async function expectPages(zone: string): Promise<void> {
  await test.db.update(users).set({ timezone: zone }).where(eq(users.id, people.admin.userId));
  const since = (day: string) => sql`date >= ${day}::date::timestamp at time zone ${zone}`;
  const until = (day: string) => sql`date < (${day}::date + 1)::timestamp at time zone ${zone}`;
  const [both, one] = [nextPeriod(), nextPeriod()];
  for (const [query, matching] of [
    [`date_from=${both.from}&date_to=${both.to}`, sql`${since(both.from)} and ${until(both.to)}`],
    [`date_from=${one.from}&status=paid`, sql`${since(one.from)} and status = 'paid'`],
    [`date_to=${one.to}&currency=RUB`, sql`${until(one.to)} and currency = 'RUB'`],
    ['', sql`true`],
    ['status=paid', sql`status = 'paid'`],
    ['type=spend&type=bonus', sql`type in ('spend', 'bonus')`],
    ['currency=RUB&status=paid', sql`currency = 'RUB' and status = 'paid'`],
  ] as const)
    for (const sort of ['amount', '-amount']) {
      const direction = sort === 'amount' ? sql`asc` : sql`desc`;
      const order = sql`amount ${direction}, id ${direction}`;
      const ids = (
        await read<{ id: number }>(sql`select id from transactions where ${matching} order by ${order}`)
      ).map(({ id }) => id);
      for (const offset of [1047, Math.floor(ids.length / 2), ids.length - 1100]) {
        const path = `finances?${query}&sort=${sort}&limit=60&offset=${offset}`;
        const { body } = await people.admin.call<Schemas['TransactionList']>('GET', path);
        expect({ path, total: body.total, ids: body.items.map(({ id }) => id) }).toEqual({
          path,
          total: ids.length,
          ids: ids.slice(offset, offset + 60),
        });
      }
    }
}

const rule = 'the numbers of amounts equal what was paid until the last of these days';
const brokenRules = async () => (await checkLedger(test.db)).map((finding) => finding.rule);

it('has the right page deep in the amounts, whatever was paid before and after days were added up', async () => {
  await insert(2600, 100);
  await expectPages('Asia/Kolkata');
  await addUpDays(test.db);
  await expectPages('UTC');
  // some with days that are added up
  await insert(400, 100);
  await expectPages('Asia/Kolkata');
  await Promise.all([addUpDays(test.db), addUpDays(test.db)]);
  // what was waiting is paid now, was paid on a day that is added up, or has ended otherwise
  await test.db.execute(sql`
    update transactions set status = (array['paid', 'paid', 'rejected', 'cancelled', 'processing'])[1 + id % 5]::transaction_status,
      date = case id % 5 when 0 then clock_timestamp() else date end, paid_at = case when id % 5 < 2 then now() end
    where status = 'waiting'`);
  await expectPages('America/New_York');
  await addUpDays(test.db, { now: new Date(Date.now() + 2 * 86_400_000) });
  await expectPages('UTC');
  expect(await brokenRules()).not.toContain(rule);
  // more than any has: the check looks at those as well
  await test.db.execute(sql`insert into paid_amounts values ('2026-01-01', 1999, 'RUB', 'bonus', 1)`);
  expect(await brokenRules()).toContain(rule);
  await test.db.execute(sql`delete from paid_amounts where band >= 300`);
  expect(await brokenRules()).toContain(rule);
});

it('knows the amounts of each band, which have their order', async () => {
  const amounts = sql`(
    select sign * amount as amount, amount_band(sign * amount) as band
    from (values (1), (-1)) as signs (sign), (
      select digits * 10.0 ^ power + step as amount
      from unnest(array[1, 2, 9, 10, 11, 44, 99]) as digits, generate_series(-6, 12) as power, (values (0), (-0.000001), (0.000001)) as steps (step)
    ) as made where amount > 0
  ) as amounts`;
  const unordered = sql`select amount from (
    select amount, band, lag(band) over (order by amount) as before from ${amounts}
  ) as ordered where band < before`;
  expect(await read(unordered)).toEqual([]);
  const edges = [-1699, -444, -410, -209, -110, -102, -1, 0, 100, 109, 110, 209, 299, 300, 444, 1610];
  for (const first of edges)
    for (const last of edges.filter((edge) => edge >= first)) {
      const wrong = sql`select ${first}::integer as first, ${last}::integer as last, amount, band from ${amounts}
        where (band between ${first}::integer and ${last}::integer) <> (${isInBands(sql`amount`, first, last)}) limit 5`;
      expect(await read(wrong)).toEqual([]);
    }
});
