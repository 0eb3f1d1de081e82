import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createDeliveryIndex } from '../src/delivery/decision/delivery-index.ts';
import { syncIndex } from '../src/delivery/decision/sync-index.ts';
import { listenTo } from '../src/platform/db/listen.ts';
import {
  adverts,
  campaigns,
  currencies,
  feeds,
  formats,
  groups,
  ordAdverts,
  placements,
  resolutions,
  scripts,
  sites,
  users,
} from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';
import { createServing, createWorkingPlacement } from './delivery-scene.ts';
import { startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Starts an index in sync with the database, with a function that loads limits. */
async function startIndex(
  loadUsage: Parameters<typeof syncIndex>[0]['limits']['loadUsage'] = async () => {},
  database = test.database,
) {
  const index = createDeliveryIndex();
  const indexSync = syncIndex({ database, index, limits: { loadUsage }, publicUrl: '', log: test.app.log });
  onTestFinished(() => indexSync.close());
  await indexSync.ready;
  return { index, indexSync };
}

/** The database with a channel whose messages the test controls. */
function fakeChannel() {
  let onMessage: (message: string) => void = () => {};
  const listen = async (_: string, heard: typeof onMessage) => {
    onMessage = heard;
    return async () => {};
  };
  return {
    listening: { ...test.database, kind: 'embedded', lite: { listen } } as never,
    send: (message: string) => onMessage(message),
  };
}

it('offers requests to a started campaign once its limits are loaded, also after a change of its dates', async () => {
  const owner = await test.createUser();
  const loaded: unknown[] = [];
  const { index } = await startIndex(async ({ id, endDate }) => {
    loaded.push([id, endDate, index.campaign(id)?.limited.endDate]);
  });
  const { campaign } = await createServing(test, owner.id);
  await expect.poll(() => index.campaign(campaign.id)?.adverts.length).toBe(1);
  await test.db.update(campaigns).set({ endDate: '2099-01-01' }).where(eq(campaigns.id, campaign.id));
  await expect.poll(() => index.campaign(campaign.id)?.limited.endDate).toBe('2099-01-01');
  expect(loaded).toContainEqual([campaign.id, null, undefined]);
  expect(loaded).toContainEqual([campaign.id, '2099-01-01', null]);
});

it('applies a stop a tenth of a second after its message, however long reading takes', async () => {
  const owner = await test.createUser();
  const { campaign } = await createServing(test, owner.id);
  const { listening, send } = fakeChannel();
  const { index } = await startIndex(undefined, listening);
  const isStarted = () => index.campaign(campaign.id)?.isStarted;
  await test.db.update(campaigns).set({ status: 'stopped' }).where(eq(campaigns.id, campaign.id));
  expect(isStarted()).toBe(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  send(`campaign:${campaign.id}`);
  vi.advanceTimersByTime(100);
  // loads that have not begun yet would never begin
  vi.useRealTimers();
  await expect.poll(isStarted).toBe(false);
});

it('applies a stop while all campaigns of a user are being read', async () => {
  const owner = await test.createUser();
  const serving = [];
  for (let n = 0; n < 12; n += 1) serving.push((await createServing(test, owner.id)).campaign.id);
  const last = serving.at(-1) ?? 0;
  const isStarted = () => index.campaign(last)?.isStarted;
  let isRenamed = false;
  const seen: unknown[] = [];
  const { listening, send } = fakeChannel();
  const { index } = await startIndex(async ({ ownerId }) => {
    if (!isRenamed || ownerId !== owner.id) return;
    if (seen.length === 0) {
      await stop(last);
      send(`campaign:${last}`);
    }
    seen.push(isStarted());
  }, listening);
  expect(isStarted()).toBe(true);
  isRenamed = true;
  send(`user:${owner.id}`);
  await expect.poll(() => seen.length).toBeGreaterThanOrEqual(11);
  // the campaign was read as started before it was stopped, and must not be put back
  expect([seen[0], seen.at(-1), isStarted()]).toEqual([true, false, false]);
});

it('receives every change that affects decisions', async () => {
  const { db } = test;
  const [owner, seller, buyer] = [await test.createUser(), await test.createUser(), await test.createUser()];
  const { site, placement } = await createWorkingPlacement(test, seller.id);
  const ofOwner = { ownerId: owner.id, updatedBy: owner.id, name: 'Group', status: 'working' as const };
  const group = expectRow(await db.insert(groups).values(ofOwner).returning());
  const { campaign, advert } = await createServing(test, owner.id, { groupId: group.id });
  const other = expectRow(
    await db.insert(formats).values({ name: 'Other', code: 'other', kind: 'preroll' }).returning(),
  );
  const byDefault = { kind: 'vpaid' as const, name: 'Default', sha256: 'a', isDefault: true };
  const insertScript = async (kind: 'vpaid' | 'branding') =>
    expectRow(
      await db
        .insert(scripts)
        .values({ kind, name: 'Own', sha256: `own ${kind}` })
        .returning(),
    );
  const [ownScript, ownBranding] = [await insertScript('vpaid'), await insertScript('branding')];
  const { index, indexSync } = await startIndex();
  const [asked, place] = [() => index.campaign(campaign.id), () => index.placement(placement.id)];
  const shown = () => asked()?.adverts[0]?.vast;
  const size = { width: 123, height: 45 };

  const change = <Table extends PgTable>(table: Table, row: SQL, values: PgUpdateSetSource<Table>) =>
    [table, () => db.update(table).set(values).where(row)] as const;
  const [ofAdvert, ofUser] = [eq(ordAdverts.advertId, advert.id), eq(users.id, owner.id)];
  const [ofSeller, ofSite, ofPlace] = [eq(users.id, seller.id), eq(sites.id, site.id), eq(placements.id, placement.id)];
  const [ofFeed, ofMoney] = [eq(feeds.code, 'new'), eq(currencies.code, 'XTS')];
  const changes: [change: readonly [PgTable, () => PromiseLike<unknown>], seen: () => unknown, expected: unknown][] = [
    [change(campaigns, eq(campaigns.id, campaign.id), { bid: 2000 }), () => asked()?.limited.price, 2_000_000],
    [change(adverts, eq(adverts.id, advert.id), { title: 'Autumn' }), () => shown()?.title, 'Autumn'],
    [change(ordAdverts, ofAdvert, { erid: '2VtzqwOther' }), () => shown()?.erid, '2VtzqwOther'],
    [change(groups, eq(groups.id, group.id), { cashLimit: 7 }), () => asked()?.limited.group?.limits.cash, 7_000_000],
    [change(users, ofUser, { name: 'Renamed' }), () => shown()?.advertiser, 'Renamed'],
    [change(users, ofUser, { legalName: 'Tulips Ltd' }), () => shown()?.advertiser, 'Tulips Ltd'],
    [change(users, ofUser, { timezone: 'Asia/Tokyo' }), () => asked()?.limited.group?.timezone, 'Asia/Tokyo'],
    [change(users, ofUser, { currency: 'USD' }), () => asked()?.currency, 'USD'],
    [change(users, ofUser, { status: 'lock' }), () => asked()?.isStarted, false],
    [change(users, ofSeller, { timezone: 'Asia/Tokyo' }), () => place()?.webmasterTimezone, 'Asia/Tokyo'],
    [change(users, ofSeller, { currency: 'USD' }), () => place()?.currency, 'USD'],
    [change(sites, ofSite, { categories: ['IAB3'] }), () => place()?.categories, ['IAB3']],
    [change(sites, ofSite, { revenueShare: 12 }), () => place()?.revenueShare, 12],
    [change(sites, ofSite, { ownerId: buyer.id }), () => place()?.webmasterId, buyer.id],
    [change(sites, ofSite, { verifiedAt: null }), () => place()?.isServing, false],
    [change(sites, ofSite, { status: 'deleted' }), () => place()?.isDeleted, true],
    [change(placements, ofPlace, { floorPrice: 3 }), () => place()?.floor, 3_000_000],
    [change(placements, ofPlace, { formatId: other.id }), () => place()?.formatId, other.id],
    [change(placements, ofPlace, { blockedCategories: ['IAB3'] }), () => place()?.blockedCategories, new Set(['IAB3'])],
    [change(placements, ofPlace, { blockedDomains: ['a.b'] }), () => place()?.blockedDomains, new Set(['a.b'])],
    [[scripts, () => db.insert(scripts).values(byDefault)], () => place()?.vpaidScript, 'a'],
    [change(scripts, eq(scripts.sha256, 'a'), { sha256: 'b' }), () => place()?.vpaidScript, 'b'],
    [change(placements, ofPlace, { vpaidScriptId: ownScript.id }), () => place()?.vpaidScript, ownScript.sha256],
    [
      change(placements, ofPlace, { brandingScriptId: ownBranding.id }),
      () => place()?.brandingScript,
      ownBranding.sha256,
    ],
    [change(placements, ofPlace, { brandingScriptId: null }), () => place()?.brandingScript, null],
    [
      [scripts, () => db.insert(scripts).values({ ...byDefault, kind: 'branding', sha256: 'c' })],
      () => place()?.brandingScript,
      'c',
    ],
    [
      change(placements, ofPlace, { brandingScriptOff: true }),
      () => [place()?.vpaidScript, place()?.brandingScript],
      [ownScript.sha256, null],
    ],
    [change(placements, ofPlace, { vpaidScriptId: null, vpaidScriptOff: true }), () => place()?.vpaidScript, null],
    [change(formats, eq(formats.id, other.id), { skipOffset: 9 }), () => place()?.skipOffset, 9],
    [
      [currencies, () => db.insert(currencies).values({ code: 'XTS', symbol: 'X', rate: 5, largeDeposit: '1' })],
      () => index.rateOf('XTS'),
      5,
    ],
    [change(currencies, ofMoney, { rate: 6 }), () => index.rateOf('XTS'), 6],
    [[currencies, () => db.delete(currencies).where(ofMoney)], () => index.rateOf('XTS'), 1],
    [
      [feeds, () => db.insert(feeds).values({ name: 'New', code: 'new', kind: 'site' })],
      () => indexSync.dictionaries().siteFeedId,
      expect.any(Number),
    ],
    [change(feeds, ofFeed, { status: 'stopped' }), () => indexSync.dictionaries().siteFeedId, null],
    [
      [resolutions, () => db.insert(resolutions).values(size)],
      () => indexSync.dictionaries().resolutions.has('123x45'),
      true,
    ],
    [
      [resolutions, () => db.delete(resolutions).where(eq(resolutions.width, size.width))],
      () => indexSync.dictionaries().resolutions.has('123x45'),
      false,
    ],
    [change(campaigns, eq(campaigns.id, campaign.id), { status: 'deleted' }), asked, undefined],
  ];
  for (const [[table, make], seen, expected] of changes) {
    expect(seen(), getTableName(table)).not.toEqual(expected);
    await make();
    await expect.poll(seen, { message: getTableName(table) }).toEqual(expected);
  }
  const triggers = await db
    .selectDistinct({ table: sql<string>`event_object_table` })
    .from(sql`information_schema.triggers`)
    .where(sql`trigger_name like '%\\_delivery'`);
  expect(new Set(changes.map(([[table]]) => getTableName(table)))).toEqual(new Set(triggers.map(({ table }) => table)));
});

async function stop(id: number) {
  const heard = Promise.withResolvers<void>();
  const listening = Promise.withResolvers<void>();
  const stopListening = listenTo(test.database, 'delivery', {
    onMessage: (message) => message === `campaign:${id}` && heard.resolve(),
    onListening: listening.resolve,
  });
  await listening.promise;
  await test.db.update(campaigns).set({ status: 'stopped' }).where(eq(campaigns.id, id));
  await heard.promise;
  await stopListening();
}

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'says since when it may miss changes, until everything is read anew',
  async () => {
    const { indexSync } = await startIndex();
    expect(indexSync.behindSince()).toBeNull();
    await test.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen "delivery"'`);
    await expect.poll(indexSync.behindSince).toBeInstanceOf(Date);
    await expect.poll(indexSync.behindSince, { timeout: 30_000 }).toBeNull();
  },
);
