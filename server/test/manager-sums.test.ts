import { and, eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../src/money/ledger/check-ledger.ts';
import { addUpDays } from '../src/money/payments/add-up-days.ts';
import { listTransactions } from '../src/money/payments/list-transactions.ts';
import { readOwners } from '../src/money/payments/transaction-filter.ts';
import type { Actor } from '../src/platform/access/viewer.ts';
import type { Db } from '../src/platform/db/database.ts';
import { clientDays, countedManagers, users } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const read = async <Row>(statement: SQL) => ((await test.db.execute(statement)) as unknown as { rows: Row[] }).rows;
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/**
 * Writes transactions of the last hundred days without their postings: each third one of another manager's client, in two
 * currencies and three types, one in eight not paid.
 */
const insert = (count: number) =>
  test.db.execute(sql`
    insert into transactions (user_id, type, amount, currency, status, method, date, paid_at)
    select user_id, (array['bonus', 'spend', 'refund'])[1 + nr % 3]::transaction_type,
      (1 + nr * 7919 % 8999) * 10.0 ^ (nr % 5 - 2) * case when nr % 2 = 0 then 1 else -1 end,
      case when nr % 10 = 9 then 'USD' else 'RUB' end, status, 'balance', date, case status when 'paid' then date end
    from (
      select nr, (array[${people.advertiser.userId}, ${people.webmaster.userId}, ${people.otherAdvertiser.userId}]::integer[])[1 + nr / 4 % 3] as user_id,
        case when nr % 8 = 0 then 'waiting' else 'paid' end::transaction_status as status,
        now() - interval '100 days' * (nr * 7919 % ${count}::integer) / ${count}::integer as date
      from generate_series(1, ${count}::integer) as nr
    ) as made`);

/** What a list has by the plainest of queries. */
async function expected(matching: SQL, sort: string, offset: number) {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const column = sql.raw(sort.replace('-', ''));
  const ids = await read<{ id: number }>(sql`
    select id from transactions where ${matching} order by ${column} ${direction}, id ${direction} limit 40 offset ${offset}`);
  const sums = await read<{ currency: string; count: number; received: string; taken: string }>(sql`
    select currency, count(*)::integer as count,
      coalesce(sum(amount) filter (where amount > 0 and status = 'paid'), 0)::numeric(20, 2)::text as received,
      coalesce(sum(amount) filter (where amount < 0 and status = 'paid'), 0)::numeric(20, 2)::text as taken
    from transactions where ${matching} group by 1 order by 1`);
  return { ids: ids.map(({ id }) => id), sums };
}

let periods = 0;
/** A period of most of the last hundred days: another one each time. */
const nextPeriod = () => {
  periods += 1;
  return { from: dayBefore(99 - ((periods * 7) % 15)), to: dayBefore(14 - ((periods * 4) % 15)) };
};

/** Compares what both managers see with plain queries, with and without a period, from both ends and deep inside. */
async function expectLists(zone: string): Promise<void> {
  await test.db.update(users).set({ timezone: zone }).where(sql`'manager' = any(${users.supportPanels})`);
  for (const manager of [people.manager, people.otherManager]) await expectListOf(manager, zone);
}

async function expectListOf(manager: Caller & { userId: number }, zone: string): Promise<void> {
  const seen = sql`user_id in (select id from users where manager_id = ${manager.userId} and status <> 'deleted')`;
  const since = (day: string) => sql`date >= ${day}::date::timestamp at time zone ${zone}`;
  const until = (day: string) => sql`date < (${day}::date + 1)::timestamp at time zone ${zone}`;
  const [both, one] = [nextPeriod(), nextPeriod()];
  for (const [query, matching] of [
    ['', seen],
    [`date_from=${both.from}&date_to=${both.to}`, and(seen, since(both.from), until(both.to))],
    [`date_from=${one.from}&type=spend&type=bonus`, and(seen, since(one.from), sql`type in ('spend', 'bonus')`)],
    [`date_to=${one.to}&currency=RUB&status=paid`, and(seen, until(one.to), sql`currency = 'RUB' and status = 'paid'`)],
    ['status=waiting&status=processing', and(seen, sql`status in ('waiting', 'processing')`)],
  ] as const)
    for (const [sort, offset] of [
      ['-date', 0],
      ['-date', 1003],
      ['date', 1100],
      ['amount', 1050],
      ['-amount', 1200],
    ] as const) {
      const path = `finances?${query}&sort=${sort}&limit=40&offset=${offset}`;
      const { body } = await manager.call<Schemas['TransactionList']>('GET', path);
      expect(
        {
          path,
          ids: body.items.map(({ id }) => id),
          sums: body.totals.map(({ currency, count, received, taken }) => ({
            ...{ currency, count },
            received: Number(received).toFixed(2),
            taken: Number(taken).toFixed(2),
          })),
        },
        path,
      ).toEqual({ path, ...(await expected(matching ?? sql`true`, sort, offset)) });
    }
}

/** The managers whose days are counted for the clients that they have now. */
const counted = async () =>
  (
    await read<{ id: number }>(sql`
      select manager_id as id from counted_managers where clients = (
        select array_agg(id order by id) from users where manager_id = counted_managers.manager_id and status <> 'deleted'
      ) order by 1`)
  ).map(({ id }) => id);

const brokenRules = async () =>
  (await checkLedger(test.db)).map(({ rule }) => rule).filter((rule) => rule.includes('clients of managers'));

it('adds days up where nobody has a manager', async () => {
  const clients = await test.db.select({ id: users.id, managerId: users.managerId }).from(users);
  await test.db.update(users).set({ managerId: null });
  await addUpDays(test.db);
  expect(await test.db.select().from(countedManagers)).toEqual([]);
  for (const { id, managerId } of clients) await test.db.update(users).set({ managerId }).where(eq(users.id, id));
});

it("has a manager's pages and totals, whoever the clients are and whatever they pay later", async () => {
  const { manager, otherManager } = people;
  await insert(6000);
  await expectLists('Asia/Kolkata');
  await addUpDays(test.db);
  expect(await counted()).toEqual([manager.userId, otherManager.userId]);
  await expectLists('UTC');
  // some of days that are added up, and some that were waiting
  await insert(400);
  await test.db.execute(
    sql`update transactions set status = 'paid', paid_at = now() where status = 'waiting' and id % 2 = 0`,
  );
  await expectLists('America/New_York');
  expect(await brokenRules()).toEqual([]);
  // one client comes, and another goes
  await test.db.update(users).set({ managerId: manager.userId }).where(eq(users.id, people.otherAdvertiser.userId));
  await test.db.update(users).set({ managerId: otherManager.userId }).where(eq(users.id, people.webmaster.userId));
  expect(await counted()).toEqual([]);
  await insert(300);
  await expectLists('Asia/Kolkata');
  expect(await brokenRules()).toEqual([]);
  await Promise.all([addUpDays(test.db), addUpDays(test.db)]);
  expect(await counted()).toEqual([manager.userId, otherManager.userId]);
  await insert(300);
  await expectLists('UTC');
  await test.db.update(users).set({ status: 'deleted' }).where(eq(users.id, people.webmaster.userId));
  await expectLists('UTC');
  await addUpDays(test.db, { now: new Date(Date.now() + 2 * 86_400_000) });
  // a manager without clients has no sums
  expect((await test.db.select().from(countedManagers)).map(({ managerId }) => managerId)).toEqual([manager.userId]);
  await expectLists('America/New_York');
  expect(await brokenRules()).toEqual([]);
});

const setManager = (client: Caller, managerId: number | null) =>
  test.db.update(users).set({ managerId, status: 'working' }).where(eq(users.id, client.userId));
const asManager = ({ userId }: Caller) =>
  ({ user: { id: userId, name: 'Max', timezone: 'UTC' }, tokenHash: '', cabinet: 'manager' }) as unknown as Actor;

/** Both managers have two clients and one, all counted. */
async function countAnew() {
  const { manager, otherManager, advertiser, webmaster, otherAdvertiser } = people;
  await setManager(advertiser, manager.userId);
  await setManager(webmaster, manager.userId);
  await setManager(otherAdvertiser, otherManager.userId);
  await test.db.delete(countedManagers);
  await addUpDays(test.db);
  expect(await counted()).toEqual([manager.userId, otherManager.userId]);
}

it('keeps the sums of a manager to whom a client comes, and adds what this one has paid', async () => {
  const { manager, otherManager, otherAdvertiser } = people;
  await insert(1500);
  await countAnew();
  // would be gone if all were counted anew
  const kept = { managerId: manager.userId, day: '1999-12-31', currency: 'RUB', type: 'bonus' as const };
  await test.db.insert(clientDays).values({ ...kept, count: 1, received: '5', taken: '0' });
  await setManager(otherAdvertiser, manager.userId);
  expect(await readOwners(test.db, asManager(manager))).toMatchObject({
    counted: { newcomers: `{${otherAdvertiser.userId}}` },
  });
  // one of the counted clients is not there any more
  expect(await readOwners(test.db, asManager(otherManager))).toEqual({ owners: '{}' });
  await addUpDays(test.db);
  expect(await counted()).toEqual([manager.userId]);
  await setManager(otherAdvertiser, otherManager.userId);
  await addUpDays(test.db);
  const ofMarker = and(eq(clientDays.managerId, manager.userId), eq(clientDays.day, kept.day));
  expect(await test.db.delete(clientDays).where(ofMarker).returning()).toHaveLength(1);
  expect(await brokenRules()).toEqual([]);
  await expectLists('Asia/Kolkata');
});

it('counts for the other managers if that fails for one, and for this one in the next hour', async () => {
  const { manager, otherManager } = people;
  await countAnew();
  const failures: number[] = [];
  const onFailure = (error: unknown, managerId: number) => {
    expect(error).toBeInstanceOf(Error);
    failures.push(managerId);
  };
  await test.db.execute(
    sql.raw(`alter table client_days add constraint broken check (manager_id <> ${manager.userId}) not valid`),
  );
  // its clients have paid on a day that is added up now
  await test.db.execute(sql`
    insert into transactions (user_id, type, amount, currency, status, method, date, paid_at)
    select id, 'bonus', 10, 'RUB', 'paid', 'balance', now() + interval '3 days', now() from users where manager_id is not null`);
  const now = new Date(Date.now() + 5 * 86_400_000);
  await addUpDays(test.db, { now, onFailure });
  expect(failures).toEqual([manager.userId, manager.userId]);
  expect(await counted()).toEqual([otherManager.userId]);
  await expectLists('UTC');
  await expect(addUpDays(test.db)).rejects.toThrow();
  await test.db.execute(sql`alter table client_days drop constraint broken`);
  await addUpDays(test.db, { onFailure });
  expect(failures).toHaveLength(2);
  expect(await counted()).toEqual([manager.userId, otherManager.userId]);
  expect(await brokenRules()).toEqual([]);
});

it('counts in steps between which it can be ended, and lists are right after each', async () => {
  const { manager, otherManager, advertiser } = people;
  await countAnew();
  await test.db.delete(countedManagers);
  const endedAfter = (steps: number) => {
    let left = steps;
    const signal = {
      get aborted() {
        left -= 1;
        return left < 0;
      },
    } as AbortSignal;
    return inSteps(() => addUpDays(test.db, { signal }));
  };
  await endedAfter(0);
  expect(await test.db.select().from(countedManagers)).toEqual([]);
  // the only client of one manager, after whom there is no other, and one of the other's two
  await endedAfter(3);
  expect(await counted()).toEqual([otherManager.userId]);
  expect((await test.db.select().from(countedManagers)).map(({ clients }) => clients.length)).toEqual([1, 1]);
  expect(await brokenRules()).toEqual([]);
  await expectLists('UTC');
  await addUpDays(test.db);
  expect(await counted()).toEqual([manager.userId, otherManager.userId]);
  // and back
  await setManager(advertiser, otherManager.userId);
  await endedAfter(1);
  expect(await counted()).toEqual([manager.userId]);
  expect(await brokenRules()).toEqual([]);
  await expectLists('UTC');
});

/** Takes each client for one with so many transactions that nobody else is counted in the same step. */
async function inSteps(work: () => Promise<void>) {
  await test.db.execute(sql`
    insert into transaction_totals
    select id, 'EUR', 'bonus', 'cancelled', 100000, 0, 0 from users where manager_id is not null`);
  await work();
  await test.db.execute(sql`delete from transaction_totals where currency = 'EUR'`);
}

it('begins a list again if other clients are counted meanwhile', async () => {
  const { manager, webmaster, advertiser } = people;
  await countAnew();
  await setManager(webmaster, null);
  await addUpDays(test.db);
  await setManager(webmaster, manager.userId);
  let isCounting = true;
  const db = new Proxy(test.db, {
    get: (target, key) =>
      key !== 'execute'
        ? Reflect.get(target, key)
        : async (statement: SQL) => {
            // after the owners were read
            if (isCounting) {
              isCounting = false;
              await addUpDays(test.db);
            }
            return target.execute(statement);
          },
  }) as Db;
  const query = { sort: '-date', offset: 0, limit: 10 };
  const { totals } = await listTransactions(db, { viewer: asManager(manager), query } as never);
  const all = await expected(sql`user_id in (${advertiser.userId}, ${webmaster.userId})`, '-date', 0);
  expect(isCounting).toBe(false);
  expect(totals.map(({ count }) => count)).toEqual(all.sums.map(({ count }) => count));
});
