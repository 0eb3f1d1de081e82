import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerSiteDays, siteDays, sites } from '../src/db/schema.ts';
import { createDayCounters } from '../src/events/count-batch.ts';
import type { RecordedEvent } from '../src/events/event-writer.ts';
import { checkKeptSums } from '../src/sites/check-kept-sums.ts';
import { startTestApp, type TestApp } from './harness.ts';
import { createSite, createSiteFolder } from './placement-scene.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const createOwner = () => test.createUser({ supportPanels: ['webmaster'] });

/** What is kept, and what the rows add up to; without zeros, which the last site of a day leaves behind. */
async function readBoth() {
  const { requests, responses, impressions, revenue } = ownerSiteDays;
  const kept = await test.db
    .select()
    .from(ownerSiteDays)
    .where(sql`(${requests}, ${responses}, ${impressions}, ${revenue}) <> (0, 0, 0, 0)`)
    .orderBy(sql`1, 2, 3, 4, 5, 6`);
  const sum = (name: 'requests' | 'responses' | 'impressions' | 'revenue') =>
    sql`sum(${siteDays[name]})`.mapWith(Number);
  const sums = {
    requests: sum('requests'),
    responses: sum('responses'),
    impressions: sum('impressions'),
    revenue: sum('revenue'),
  };
  const added = await test.db
    .select({
      ownerId: sites.ownerId,
      folderId: sql`coalesce(${sites.folderId}, 0)`,
      status: sites.status,
      hasReason: isNotNull(sites.rejectReason),
      proof: sql`case when ${sites.verifiedAt} is null then 'not_verified' when ${sites.misses} > 0 then 'at_risk' else 'verified' end::site_proof_state`,
      day: siteDays.day,
      ...sums,
    })
    .from(siteDays)
    .innerJoin(sites, eq(sites.id, siteDays.siteId))
    .where(ne(sites.status, 'deleted'))
    .groupBy(sql`1, 2, 3, 4, 5, 6`)
    .having(sql`(${sums.requests}, ${sums.responses}, ${sums.impressions}, ${sums.revenue}) <> (0, 0, 0, 0)`)
    .orderBy(sql`1, 2, 3, 4, 5, 6`);
  return { kept, added };
}

async function readCount(db: Pick<TestApp['db'], 'execute'>, query: SQL): Promise<number | undefined> {
  return ((await db.execute(query)) as unknown as { rows: { count: number }[] }).rows[0]?.count;
}

/** How many locks of this database somebody waits for. */
const countWaiting = () =>
  readCount(
    test.db,
    sql`select count(*)::integer as count from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())`,
  );

/** Numbers that only seem random, so that a failure can be repeated (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe('the kept sums of sites', () => {
  it('equal those of the rows, whatever happens to rows and sites', async () => {
    const owners = [people.webmaster.userId, (await createOwner()).id];
    const places: { ownerId: number; folderId: number | null }[] = [];
    const ids: number[] = [];
    for (const ownerId of owners) {
      places.push({ ownerId, folderId: null }, { ownerId, folderId: await createSiteFolder(test, ownerId, 'News') });
      for (let count = 0; count < 3; count += 1) ids.push((await createSite(test, ownerId)).id);
    }

    const random = numbersFrom(16);
    const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
    const someIds = () => ids.filter(() => random(2) === 0);
    const someDay = () => `2026-11-0${1 + random(4)}`;
    const amount = () => random(99) / 8;
    const { requests, responses, spend } = siteDays;
    const count = async () => {
      const day = someDay();
      const rows = someIds().map((siteId) => ({ siteId, day, requests: random(9), spend: amount() }));
      if (rows.length === 0) return;
      const set = { requests: sql`${requests} + 3`, responses: sql`${responses} + 2`, spend: sql`${spend} + 1.25` };
      await test.db
        .insert(siteDays)
        .values(rows)
        .onConflictDoUpdate({ target: [siteDays.siteId, siteDays.day], set });
    };
    const change = (values: Partial<typeof sites.$inferInsert>) =>
      test.db.update(sites).set(values).where(inArray(sites.id, someIds()));
    const steps: (() => PromiseLike<unknown>)[] = [
      count,
      count,
      () =>
        test.db
          .update(siteDays)
          .set({ impressions: random(9), spend: amount() })
          .where(eq(siteDays.day, someDay())),
      () => test.db.delete(siteDays).where(inArray(siteDays.siteId, someIds().slice(0, 1))),
      () => change({ status: pick(['moderate', 'working', 'archive', 'deleted']) }),
      () => change({ rejectReason: pick([null, { code: 'no_content', text: '' }]) }),
      () => change({ verifiedAt: pick([null, new Date()]), misses: random(2) }),
      () => change(pick(places)),
    ];
    for (let number = 0; number < 120; number += 1) {
      await pick(steps)();
      const { kept, added } = await readBoth();
      expect([number, kept]).toEqual([number, added]);
    }
    expect((await readBoth()).kept.length).toBeGreaterThan(4);
  });

  it('are right after counts, moves and removals at the same time, none of which stops another', async () => {
    const counters = createDayCounters(test.db);
    const owners = [(await createOwner()).id, (await createOwner()).id];
    const made: { id: number; ownerId: number }[] = [];
    for (const ownerId of [...owners, ...owners, ...owners, ...owners])
      made.push(await createSite(test, ownerId, { status: 'archive' }));
    // each batch changes days of one owner and adds days of the other, and the next one the other way round
    const batches = Array.from({ length: 12 }, (_, index) =>
      made.map(({ id, ownerId }): RecordedEvent => {
        const day = ownerId === owners[index % 2] ? 1 : 2 + (index % 8);
        return { ts: `2026-10-0${day}T08:00:00Z`, kind: 'impression', site: id, revenue: 700_000 };
      }),
    );
    const remove = async ({ id }: { id: number }) => (await people.admin.call('DELETE', `sites/${id}`)).status;
    const move = async ({ id }: { id: number }) => {
      await test.db
        .update(sites)
        .set({ ownerId: owners[0] ?? 0 })
        .where(eq(sites.id, id));
      return 204;
    };
    const counted = batches.map((events, index) => counters.count([{ token: `at once ${index}`, events }]));
    const changed = [...made.slice(0, 4).map(remove), ...made.slice(4).map(move)];
    await Promise.all(counted);
    expect(await Promise.all(changed)).toEqual(made.map(() => 204));
    const { kept, added } = await readBoth();
    expect(kept).toEqual(added);
  });

  it('follow a site that moves on while a count has waited for its first move', {
    timeout: 60_000,
  }, async (context) => {
    // the embedded database is limited to one connection
    if (!process.env.TEST_DATABASE_URL) return context.skip();
    const owners: number[] = [];
    for (let count = 0; count < 3; count += 1) owners.push((await createOwner()).id);
    const [first = 0, second = 0, third = 0] = owners;
    const site = await createSite(test, first);
    const moveTo = (ownerId: number, db: Pick<typeof test.db, 'update'> = test.db) =>
      db.update(sites).set({ ownerId }).where(eq(sites.id, site.id));
    let counting: Promise<unknown> | undefined;
    let hasMoved = false;
    const counted = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    await test.db.transaction(async (tx) => {
      await moveTo(second, tx);
      counting = test.db.transaction(async (other) => {
        await other.insert(siteDays).values({ siteId: site.id, day: '2026-09-09', requests: 5 });
        counted.resolve();
        await mayEnd.promise;
      });
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1);
    });
    await counted.promise;
    const moving = moveTo(third).then(() => {
      hasMoved = true;
    });
    await expect.poll(async () => hasMoved || (await countWaiting()) === 1, { timeout: 20_000 }).toBe(true);
    mayEnd.resolve();
    await Promise.all([counting, moving]);
    const { kept, added } = await readBoth();
    expect(kept).toEqual(added);
    expect(kept.filter(({ day }) => day === '2026-09-09').map(({ ownerId }) => ownerId)).toEqual([third]);
  });

  it('take few locks, however many owners a count has', async () => {
    const locks = await test.db.transaction(async (tx) => {
      await tx.execute(sql`select lock_owner_site_days(array(select generate_series(1, 20000)))`);
      return readCount(
        tx,
        sql`select count(*)::integer as count from pg_locks
        where locktype = 'advisory' and pid = pg_backend_pid()`,
      );
    });
    expect(locks).toBeLessThanOrEqual(64);
    expect(locks).toBeGreaterThan(1);
  });

  it('are compared with their rows, and mended where they differ', async () => {
    const owner = await createOwner();
    const other = await createOwner();
    const site = await createSite(test, owner.id);
    const untouched = await createSite(test, other.id);
    await test.db
      .insert(siteDays)
      .values(
        [site, untouched].flatMap(({ id }) =>
          ['2025-02-27', '2026-09-20', '2026-09-21'].map((day) => ({ siteId: id, day, requests: 7, spend: 2.5 })),
        ),
      );
    const check = async () => {
      const logged: unknown[][] = [];
      const log = { error: (...entry: unknown[]) => void logged.push(entry) };
      return { mended: await checkKeptSums({ db: test.db, log }), logged };
    };
    const right = await readBoth();
    expect(await check()).toEqual({ mended: 0, logged: [] });

    const of = (day: string) => and(eq(ownerSiteDays.ownerId, owner.id), eq(ownerSiteDays.day, day));
    await test.db.update(ownerSiteDays).set({ requests: 8, revenue: 0.00000001 }).where(of('2026-09-20'));
    await test.db.delete(ownerSiteDays).where(of('2025-02-27'));
    const elsewhere = { ownerId: owner.id, folderId: 0, status: 'ban', hasReason: false, proof: 'verified' } as const;
    const results = { requests: 1, responses: 0, impressions: 0, revenue: 0 };
    await test.db.insert(ownerSiteDays).values({ ...elsewhere, day: '2026-09-21', ...results });

    const message = 'the kept sums of sites differed from their rows, and are mended';
    const days = ['2025-02-27', '2026-09-20', '2026-09-21'];
    expect(await check()).toEqual({
      mended: 3,
      logged: days.map((day) => [{ ownerId: owner.id, day }, message]),
    });
    expect(await readBoth()).toEqual(right);
    expect(await check()).toEqual({ mended: 0, logged: [] });
  });
});
