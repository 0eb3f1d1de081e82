import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTemporaryRedis } from '../../scripts/lib/temporary-redis.ts';
import type { OpenLimits } from '../src/delivery/limits/delivery-limits.ts';
import { openLimits } from '../src/delivery/limits/open-limits.ts';
import { selectLimited, toLimitedCampaign } from '../src/delivery/limits/select-limited.ts';
import type { LimitedCampaign } from '../src/delivery/limits/serve-limits.ts';
import { createDayCounters } from '../src/events/counters/count-batch.ts';
import { createEventWriter, type EventWriter } from '../src/events/spool/event-writer.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { campaigns, campaignTotals, formats, users } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';
import { giveCredit } from './fund.ts';
import { createTestDatabase } from './test-database.ts';

/** In milliseconds: how long an event that was counted but not recorded is left to its process. */
const LEASE = 100;

interface Process {
  database: Database;
  writer: EventWriter;
  limits: OpenLimits;
  dataDir: string;
}

describe.runIf(process.env.TEST_DATABASE_URL)('processes that count in one Redis', () => {
  let server: Awaited<ReturnType<typeof startTemporaryRedis>>;
  let redis: Redis;
  let databaseUrl: string;
  let owner: number;
  let database: Database;
  const running: Process[] = [];

  beforeAll(async () => {
    server = await startTemporaryRedis();
    redis = new Redis(server.url);
    redis.on('error', () => {});
    databaseUrl = (await createTestDatabase('')) ?? '';
    database = await openDatabase({ databaseUrl, dataDir: '' });
    const login = { login: 'a@preroll.test', name: 'A', passwordHash: '', supportPanels: ['advertiser' as const] };
    const row = expectRow(await database.db.insert(users).values(login).returning());
    await giveCredit(database.db, row.id, row.currency);
    owner = row.id;
  });
  afterEach(async () => {
    for (const one of running.splice(0)) await end(one);
  });
  afterAll(async () => {
    redis.disconnect();
    await database.close();
    await server.stop();
  });

  const end = async ({ limits, writer, database: own }: Process) => {
    await limits.close();
    await writer.close();
    await own.close();
  };

  const newDirectory = () => mkdtemp(join(tmpdir(), 'shared-'));

  async function start(dataDir: string): Promise<Process> {
    const own = await openDatabase({ databaseUrl, dataDir: '' });
    const store = { isEmbedded: true, isOpen: () => false, insert: async () => {}, read: () => Promise.reject() };
    const log = { warn: vi.fn(), error: vi.fn() };
    const writer = createEventWriter({
      ...{ directory: join(dataDir, 'event-spool'), store, log, counters: createDayCounters(own.db) },
      inBase: async () => [],
    });
    try {
      const limits = openLimits({
        ...{ database: own, writer, store, dataDir, log, mayDeliver: true, redisUrl: server.url, lease: LEASE },
        readBefore: async () => {},
      });
      const started = { database: own, writer, limits, dataDir };
      running.push(started);
      return started;
    } catch (error) {
      await writer.close();
      await own.close();
      throw error;
    }
  }

  /** Two processes that have loaded a campaign with a limit of shows. */
  async function startBoth(limit: number) {
    const both: [Process, Process] = [await start(await newDirectory()), await start(await newDirectory())];
    await Promise.all(both.map(({ limits }) => limits.ready));
    const campaign = await createCampaign(limit);
    await loadUsageAt(both, campaign);
    return { both, one: both[0], other: both[1], campaign };
  }

  async function createCampaign(limit: number): Promise<LimitedCampaign> {
    const { id: formatId } = expectRow(await database.db.select({ id: formats.id }).from(formats).limit(1));
    const { id } = expectRow(
      await database.db
        .insert(campaigns)
        .values({
          ...{ name: 'Spring', formatId, ownerId: owner, updatedBy: owner, status: 'working', pacing: 'asap' },
          ...{ bid: 1, advertLink: 'https://shop.example/', targeting: { shows_limit: limit } },
        })
        .returning({ id: campaigns.id }),
    );
    return toLimitedCampaign(expectRow(await selectLimited(database.db).where(eq(campaigns.id, id))));
  }

  /** @param record records the show, and may do something concurrently */
  const settle = (
    { limits, writer }: Process,
    campaign: LimitedCampaign,
    id: string,
    record = (write: () => Promise<void>) => write(),
  ) => {
    const at = new Date();
    const { payModel, price } = campaign;
    const event = { ts: at.toISOString(), kind: 'show', campaign: campaign.id, serve: id } as const;
    const serve = { id, campaign: campaign.id, servedAt: at, payModel, price };
    return limits.settle(serve, 'show', at, async ({ result }) => {
      if (result === 'counted') await record(() => writer.recordEvents([event]));
      return result;
    });
  };

  const show = async (one: Process, campaign: LimitedCampaign) => {
    const reserved = await one.limits.reserve(campaign, new Date(), null);
    return 'serve' in reserved ? settle(one, campaign, reserved.serve) : reserved.refusal;
  };

  const loadUsageAt = (processes: Process[], campaign: LimitedCampaign) =>
    Promise.all(processes.map(({ limits }) => limits.loadUsage(campaign, [])));

  const countedOf = async ({ id }: LimitedCampaign, processes: readonly Process[]) => {
    for (const { writer } of processes)
      await writer.withEverythingCounted(
        () => {},
        async () => {},
      );
    const rows = await database.db
      .select({ shows: campaignTotals.shows })
      .from(campaignTotals)
      .where(eq(campaignTotals.campaignId, id));
    return rows[0]?.shows ?? 0;
  };

  const serveOf = async ({ limits }: Process, campaign: LimitedCampaign): Promise<string> => {
    const reserved = await limits.reserve(campaign, new Date(), null);
    if ('refusal' in reserved) throw new Error(reserved.refusal);
    return reserved.serve;
  };

  it('do not exceed a limit together with concurrent requests', async () => {
    const { both, campaign } = await startBoth(60);
    const results = await Promise.all(Array.from({ length: 300 }, (_, at) => show(both[at % 2] as Process, campaign)));
    expect(results.filter((result) => result === 'counted')).toHaveLength(60);
    expect(await countedOf(campaign, both)).toBe(60);
  });

  it('count an event once, whichever process receives it', async () => {
    const { one, other, campaign } = await startBoth(10);
    const serve = await serveOf(one, campaign);
    expect(await settle(other, campaign, serve)).toBe('counted');
    expect(await settle(one, campaign, serve)).toBe('repeated');
    expect((await one.limits.kindsOf(serve))('show')).toBe(true);
  });

  it('count an event of a campaign that only another process has loaded', async () => {
    const { one, other } = await startBoth(10);
    const campaign = await createCampaign(10);
    await loadUsageAt([one], campaign);
    expect(await settle(other, campaign, await serveOf(one, campaign))).toBe('counted');
  });

  it.each([
    ['is emptied', () => redis.flushall()],
    // its saved data is outdated
    ['is restarted with its saved data', () => server.kill()],
  ])('rebuild the counters when Redis %s, and do not exceed the limit', async (_, lose) => {
    const { both, one, other, campaign } = await startBoth(40);
    await redis.save();
    const shown: string[] = [];
    for (let time = 0; time < 25; time += 1) {
      const serve = await serveOf(both[time % 2] as Process, campaign);
      expect(await settle(one, campaign, serve)).toBe('counted');
      shown.push(serve);
    }
    await lose();
    await expect.poll(() => both.map(({ limits }) => limits.areCountersUnavailable()), { interval: 5 }).toContain(true);
    await expect.poll(() => both.map(({ limits }) => limits.areReady())).toEqual([true, true]);
    // the kinds of received events were handed over
    for (const serve of shown) expect(await settle(other, campaign, serve)).toBe('repeated');
    const results = await Promise.all(Array.from({ length: 60 }, (__, at) => show(both[at % 2] as Process, campaign)));
    expect(results.filter((result) => result === 'counted')).toHaveLength(15);
    expect(await countedOf(campaign, both)).toBe(40);
  });

  it('do not count an event again that an ended process received, when Redis is emptied', async () => {
    const { one, other, campaign } = await startBoth(10);
    const serve = await serveOf(other, campaign);
    expect(await settle(other, campaign, serve)).toBe('counted');
    running.splice(running.indexOf(other), 1);
    await end(other);
    await redis.flushall();
    await expect.poll(() => one.limits.areCountersUnavailable(), { interval: 5 }).toBe(true);
    await expect.poll(() => one.limits.areReady()).toBe(true);
    expect(await settle(one, campaign, serve)).toBe('repeated');
    expect(await countedOf(campaign, [one])).toBe(1);
  });

  it('wait for a process that ended without counting its records', async () => {
    const { one, other, campaign } = await startBoth(10);
    expect(await settle(other, campaign, await serveOf(other, campaign))).toBe('counted');
    // as after a kill: its directory stays registered
    await end(other);
    running.splice(running.indexOf(other), 1);
    await database.db.execute(
      `insert into delivery_members values (gen_random_uuid(), 'lost.example', '/srv/preroll', 'before')`,
    );
    await redis.flushall();
    await expect.poll(() => one.limits.areCountersUnavailable(), { interval: 5 }).toBe(true);
    const refused = await one.limits.reserve(campaign, new Date(), null);
    expect(refused).toEqual({ refusal: 'away' });
    await database.db.execute(`delete from delivery_members where directory = '/srv/preroll'`);
    await expect.poll(() => one.limits.areReady()).toBe(true);
    expect(await show(one, campaign)).toBe('counted');
  });

  /**
   * Lets another process count a show of each campaign, and kills it once all but the first are recorded. Returns the
   * serves.
   */
  const showAndDie = (dataDir: string, shown: readonly LimitedCampaign[]): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const file = join(import.meta.dirname, 'marking-process.ts');
      const given = [file, databaseUrl, server.url, dataDir, ...shown.map(({ id }) => String(id))];
      execFile(process.execPath, given, (error, stdout) => {
        if (error?.signal === 'SIGKILL') resolve(stdout.split(' '));
        else reject(error ?? new Error('it was not killed'));
      });
    });

  it('count each show of a killed process once, whether or not it was recorded and is sent again', async () => {
    const one = await start(await newDirectory());
    await one.limits.ready;
    const [unrecorded, recorded, neverSentAgain] = [
      await createCampaign(1),
      await createCampaign(1),
      await createCampaign(1),
    ];
    await loadUsageAt([one], unrecorded);
    await loadUsageAt([one], recorded);
    const dataDir = await newDirectory();
    const all = [unrecorded, recorded, neverSentAgain];
    const serves = await showAndDie(dataDir, all);
    for (const [index, campaign] of [unrecorded, recorded].entries())
      for (const result of ['counted', 'repeated'])
        expect(await settle(one, campaign, serves[index] ?? '')).toBe(result);
    // the records of the killed process are counted now
    const again = await start(dataDir);
    await again.limits.ready;
    await loadUsageAt([again], neverSentAgain);
    for (const [index, campaign] of all.entries()) {
      expect(await settle(again, campaign, serves[index] ?? '')).toBe('repeated');
      expect(await countedOf(campaign, [one, again])).toBe(1);
    }
  });

  it('count a show that could not be recorded when it is sent again', async () => {
    const { one, other, campaign } = await startBoth(1);
    const serve = await serveOf(one, campaign);
    const full = settle(one, campaign, serve, () => Promise.reject(new Error('the disk is full')));
    await expect(full).rejects.toThrow('the disk is full');
    expect(await settle(other, campaign, serve)).toBe('counted');
    expect(await countedOf(campaign, [one, other])).toBe(1);
  });

  it('leave a show to the process that took it over from a hanging one', async () => {
    const { one, other, campaign } = await startBoth(1);
    const serve = await serveOf(one, campaign);
    await settle(one, campaign, serve, async (write) => {
      expect(await settle(other, campaign, serve)).toBe('counted');
      await write();
    });
    expect(await countedOf(campaign, [one, other])).toBe(1);
  });

  it('have separate directories', async () => {
    const dataDir = await newDirectory();
    await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(
      `${dataDir} is in use by another process that delivers (process ${process.pid}). With REDIS_URL, each needs a DATA_DIR of its own.`,
    );
  });
});
