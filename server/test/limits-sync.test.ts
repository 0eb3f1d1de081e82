import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@preroll/rules/time/days';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLimitsSync } from '../src/delivery/limits/limits-sync.ts';
import { openLimits } from '../src/delivery/limits/open-limits.ts';
import { readUsage } from '../src/delivery/limits/read-usage.ts';
import { selectLimited, toLimitedCampaign } from '../src/delivery/limits/select-limited.ts';
import {
  createServeLimits,
  type EventKind,
  type LimitedCampaign,
  type Settlement,
} from '../src/delivery/limits/serve-limits.ts';
import { createServedFiles } from '../src/delivery/limits/served-files.ts';
import { createServedKinds } from '../src/delivery/limits/served-kinds.ts';
import { createDayCounters } from '../src/events/counters/count-batch.ts';
import { createEventWriter, type EventWriter } from '../src/events/spool/event-writer.ts';
import { campaignDays, campaigns, formats, groups } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';
import { fund } from './fund.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let formatId: number;

beforeAll(async () => {
  test = await startTestApp();
  formatId = expectRow(await test.db.select({ id: formats.id }).from(formats).limit(1)).id;
});
afterAll(() => test.close());

const insertCampaign = async (ownerId: number, values: Partial<typeof campaigns.$inferInsert> = {}) =>
  expectRow(
    await test.db
      .insert(campaigns)
      .values({
        name: `Campaign ${Math.random()}`,
        formatId,
        ownerId,
        updatedBy: ownerId,
        status: 'working',
        pacing: 'asap',
        bid: 1,
        advertLink: 'https://shop.example/',
        ...values,
      })
      .returning(),
  ).id;

const insertGroup = async (ownerId: number, values: Partial<typeof groups.$inferInsert> = {}) =>
  expectRow(
    await test.db
      .insert(groups)
      .values({ ownerId, updatedBy: ownerId, name: `Group ${Math.random()}`, ...values })
      .returning(),
  ).id;

const limited = async (id: number): Promise<LimitedCampaign> =>
  toLimitedCampaign(expectRow(await selectLimited(test.db).where(eq(campaigns.id, id))));

const newLimits = () => {
  const served = createServedKinds();
  return { served, limits: createServeLimits({ startedAt: new Date(), served }) };
};

describe('the usage', () => {
  // no day ends during a test, in any time zone of the campaigns
  const now = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
  beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const day = (timezone: string, ago: number) => addDays(zonedTime(timezone, now).day, -ago);

  it('refuses exactly the campaigns whose serving state says so', async () => {
    const owner = await test.createUser({ timezone: 'Asia/Kathmandu', balance: '1000' });
    const poor = await test.createUser({ balance: '0' });
    const credited = await test.createUser({ balance: '-5' });
    // an impression costs 0.001
    const almostPoor = await test.createUser({ balance: '0.0005' });
    const zone = 'Asia/Kathmandu';
    const dates = { startDate: day(zone, 2), endDate: day(zone, -2) };
    const [roomy, almost, full] = [
      await insertGroup(owner.id, { cashLimit: 3, ...dates }),
      await insertGroup(owner.id, { cashLimit: 1.4005, ...dates }),
      await insertGroup(owner.id, { cashLimit: 3.01, cashLimitDay: 1 }),
    ];
    const targetings = [
      {},
      { shows_limit: 7 },
      { shows_limit: 8 },
      { shows_limit_day: 5 },
      { shows_limit_day: 6 },
      { shows_limit_all_time: 20 },
      { shows_limit_all_time: 21 },
      { cash_limit: 0.7 },
      { cash_limit: 0.702 },
      { cash_limit: 0.7005 },
      { cash_limit_day: 0.5005 },
      { cash_limit_day: 0.5 },
      { cash_limit_day: 0.51 },
    ];
    const ids: number[] = [];
    for (const targeting of targetings)
      for (const values of [dates, {}])
        ids.push(await insertCampaign(owner.id, { timezone: zone, targeting, ...values }));
    for (const groupId of [roomy, almost, full])
      for (const timezone of [zone, 'America/New_York'])
        ids.push(await insertCampaign(owner.id, { groupId, timezone }));
    for (const { id } of [poor, credited, almostPoor]) ids.push(await insertCampaign(id, { timezone: zone }));
    for (const campaignId of ids) {
      const { timezone } = await limited(campaignId);
      await test.db.insert(campaignDays).values([
        { campaignId, day: day(timezone, 0), shows: 5, spend: 0.5 },
        { campaignId, day: day(timezone, 1), shows: 2, spend: 0.2 },
        { campaignId, day: day(timezone, 5), shows: 13, spend: 1.3 },
      ]);
    }

    const { limits } = newLimits();
    limits.load(await readUsage(test.db, now));
    const caller = await test.as(await test.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
    const refusalOf = { limit_reached: /^limit_/, no_balance: /^no_balance$/ } as const;
    const refused: string[] = [];
    for (const id of ids) {
      const { body } = await caller.call<Schemas['Campaign']>('GET', `campaigns/${id}`);
      const codes = body.serving_reasons.map(({ code }) => code);
      const refusal = limits.refuses(await limited(id), now, null) ?? '';
      const known = codes.includes('limit_reached') ? 'limit_reached' : 'no_balance';
      if (codes.includes('limit_reached') || codes.includes('no_balance')) expect(refusal).toMatch(refusalOf[known]);
      else expect([id, codes, refusal]).toEqual([id, codes, '']);
      refused.push(refusal);
    }
    expect(new Set(refused)).toEqual(new Set(['', 'limit_total', 'limit_day', 'no_balance']));
  });

  it('is the same when only some campaigns are read', async () => {
    const all = await readUsage(test.db, now);
    const ids = all.campaigns.map(({ campaign }) => campaign.id);
    expect(ids.length).toBeGreaterThan(20);
    expect(await readUsage(test.db, now, ids)).toEqual(all);
    const [first = 0] = ids;
    const one = await readUsage(test.db, now, [first]);
    expect(one.campaigns).toEqual(all.campaigns.slice(0, 1));
    expect(one.balances).toHaveLength(1);
  });

  it('leaves out campaigns that can not be served or shown any more', async () => {
    const owner = await test.createUser();
    const old = new Date(now.getTime() - 3 * 86_400_000);
    const ids = {
      gone: await insertCampaign(owner.id, { status: 'deleted', updatedAt: old }),
      archived: await insertCampaign(owner.id, { status: 'archive', updatedAt: old }),
      justDeleted: await insertCampaign(owner.id, { status: 'deleted' }),
      stopped: await insertCampaign(owner.id, { status: 'stopped', updatedAt: old }),
    };
    const { campaigns: read } = await readUsage(test.db, now);
    const found = Object.entries(ids).filter(([, id]) => read.some(({ campaign }) => campaign.id === id));
    expect(found.map(([name]) => name)).toEqual(['justDeleted', 'stopped']);
  });

  it('prices an impression at a thousandth of the bid, rounded down', async () => {
    const owner = await test.createUser();
    const price = async (values: Partial<typeof campaigns.$inferInsert>) =>
      (await limited(await insertCampaign(owner.id, values))).price;
    expect(await price({ bid: 250.1234 })).toBe(250_123);
    expect(await price({ bid: 2.5, payModel: 'cpc' })).toBe(2_500_000);
  });
});

const serveOf = (id: string, { id: campaign, payModel, price }: LimitedCampaign, servedAt: Date) => ({
  id,
  campaign,
  servedAt,
  payModel,
  price,
});

async function startWriter() {
  const counters = createDayCounters(test.db);
  const state = { isAway: false };
  const writer = createEventWriter({
    directory: await mkdtemp(join(tmpdir(), 'spool-')),
    store: { isEmbedded: true, isOpen: () => false, insert: async () => {} },
    counters: {
      ...counters,
      async count(batches) {
        if (state.isAway) throw new Error('PostgreSQL is away');
        await counters.count(batches);
      },
    },
    inBase: async () => [],
    log: { error: () => {} },
  });
  writers.push(writer);
  return { writer, state };
}

const writers: EventWriter[] = [];
afterEach(async () => {
  for (const writer of writers.splice(0)) await writer.close();
});

const resultOf = async ({ result }: Settlement) => result;

it('the next process continues where the previous one ended', async () => {
  const owner = await test.createUser({ balance: '100' });
  const id = await insertCampaign(owner.id, { targeting: { shows_limit: 2 } });
  const campaign = await limited(id);
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  const at = new Date();
  const open = async () => {
    const { writer } = await startWriter();
    // without the lock, which the server holds
    const database = { kind: 'embedded', db: test.db } as const;
    const limits = openLimits({
      mayDeliver: true,
      readBefore: async () => {},
      database,
      writer,
      store: test.events,
      dataDir,
      log: test.app.log,
    });
    expect(limits.areReady()).toBe(false);
    await limits.ready;
    expect(limits.areReady()).toBe(true);
    expect(limits.refuses(campaign, at, null)).toBe(null);
    const reserved = await limits.reserve(campaign, at, null);
    return { writer, limits, serve: serveOf('serve' in reserved ? reserved.serve : '', campaign, at) };
  };

  const one = await open();
  expect(await one.limits.settle(one.serve, 'show', at, resultOf)).toBe('counted');
  await one.writer.recordEvents([{ ts: at.toISOString(), kind: 'show', campaign: id }]);
  // a campaign added later is loaded before its first request
  const added = await limited(await insertCampaign(owner.id));
  await one.limits.loadUsage(added, [id]);
  expect(one.limits.refuses(added, at, null)).toBe(null);
  await one.limits.close();
  expect(one.limits.areReady()).toBe(false);

  const next = await open();
  expect(await next.limits.settle(one.serve, 'show', at, resultOf)).toBe('repeated');
  expect(next.limits.refuses(campaign, at, null)).toBe('limit_total');
  expect(await next.limits.settle(next.serve, 'show', at, resultOf)).toBe('counted');
  await next.limits.close();
});

describe('limits sync', () => {
  async function start() {
    const { writer, state } = await startWriter();
    const { served, limits } = newLimits();
    const files = createServedFiles({ directory: await mkdtemp(join(tmpdir(), 'served-')), served });
    const log = { error: vi.fn() };
    const limitsSync = createLimitsSync({ db: test.db, writer, limits, served, files, log, balancesInterval: 100 });
    /** Serves a campaign if nothing refuses it, immediately reports events, and returns the last result. */
    const show = async (id: number, kinds: EventKind[] = ['show']) => {
      const campaign = await limited(id);
      const at = new Date();
      const refusal = limits.refuses(campaign, at, null);
      if (refusal !== null) return refusal;
      const serve = serveOf(limits.reserve(campaign, at, null), campaign, at);
      const results = kinds.map((kind) => {
        const { result, isBilled } = limits.settle(serve, kind, at);
        const price = isBilled ? campaign.price : 0;
        void writer.recordEvents([
          {
            ts: at.toISOString(),
            kind,
            campaign: id,
            price,
            ...(result === 'over_limit' && { invalid: result }),
          },
        ]);
        return result;
      });
      return results.at(-1);
    };
    return { state, limits, limitsSync, log, show };
  }

  it('lose nothing that was settled while the usage was read', async () => {
    const owner = await test.createUser({ balance: '100' });
    const [from, to] = [
      await insertGroup(owner.id, { cashLimit: 0.005 }),
      await insertGroup(owner.id, { cashLimit: 0.003 }),
    ];
    const id = await insertCampaign(owner.id, { groupId: from, targeting: { shows_limit: 6 } });
    const other = await insertCampaign(owner.id, { groupId: from });
    const { limitsSync, show } = await start();
    await limitsSync.ready();
    // not in the day counters yet
    expect(await show(id, ['show', 'impression'])).toBe('counted');
    expect(await show(other, ['impression'])).toBe('counted');

    await test.db.update(campaigns).set({ groupId: to, startDate: '2026-01-01' }).where(eq(campaigns.id, id));
    expect(await show(id)).toBe('unread');
    const reading = limitsSync.refresh([id]);
    expect(await show(other, ['impression'])).toBe('counted');
    await reading;
    expect(await show(id, ['show', 'impression'])).toBe('counted');
    expect(await show(id, ['show', 'impression'])).toBe('counted');
    expect(await show(id)).toBe('limit_total');
    // two left the old group, which has three left
    for (const left of ['counted', 'counted', 'counted', 'limit_total'])
      expect(await show(other, ['impression'])).toBe(left);
    await limitsSync.close();
  });

  it('load new campaigns and balances by themselves', async () => {
    const owner = await test.createUser({ balance: '0' });
    const { limitsSync, show } = await start();
    await limitsSync.ready();
    const id = await insertCampaign(owner.id);
    expect(await show(id)).toBe('unread');
    await expect.poll(() => show(id)).toBe('no_balance');
    await fund(test.db, owner.id, '100');
    await expect.poll(() => show(id, ['impression'])).toBe('counted');
    await limitsSync.close();
  });

  it('continue with the known usage while PostgreSQL is unavailable, and reload it afterwards', async () => {
    const owner = await test.createUser({ balance: '0.003' });
    const id = await insertCampaign(owner.id);
    const { limitsSync, state, show, log } = await start();
    await limitsSync.ready();
    expect(await show(id, ['impression'])).toBe('counted');
    state.isAway = true;
    await limitsSync.refresh([id]);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(await show(id, ['impression'])).toBe('counted');
    await limitsSync.refresh([id]);
    expect(log.error).toHaveBeenCalledTimes(1);
    state.isAway = false;
    await limitsSync.refresh([]);
    expect(await show(id, ['impression'])).toBe('counted');
    expect(await show(id, ['impression'])).toBe('no_balance');
    await limitsSync.close();
  });
});
