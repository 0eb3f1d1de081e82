import fc from 'fast-check';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTemporaryRedis } from '../../../../../scripts/lib/temporary-redis.ts';
import { testsAll } from '../../../../../scripts/vitest/tier.ts';
import type { DismissedEvent, SettledEvent } from '../delivery-limits.ts';
import { createFrequency, type Viewer } from '../frequency.ts';
import type { LimitedCampaign } from '../limited-campaign.ts';
import { campaignsOf, eventKinds, ownLimits, startTimes } from '../limits-arbitraries.ts';
import { LimitsModel } from '../limits-model.ts';
import { campaignOf, later, noon, unusedStateOf } from '../limits-scene.ts';
import { createServeLimits, type SettledServe, type Settlement } from '../serve-limits.ts';
import { createServedKinds } from '../served-kinds.ts';
import { createZoneDays } from '../zone-days.ts';
import { shareLimits } from './redis-scene.ts';

let server: Awaited<ReturnType<typeof startTemporaryRedis>>;
let connections: Redis[];

beforeAll(async () => {
  server = await startTemporaryRedis();
  connections = [new Redis(server.url), new Redis(server.url)];
});
afterAll(async () => {
  for (const redis of connections) redis.disconnect();
  await server.stop();
});

const process = fc.nat(1);
const caps = fc.record({
  uniqueUsers: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 }),
  userTimeout: fc.option(fc.constantFrom(60, 3600, 90_000), { freq: 2 }),
});
const event = {
  ...{ back: fc.nat(6), kind: fc.constantFrom(...eventKinds), process },
  // how often it is counted but lost before it is recorded and sent again
  losses: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 }) }),
  again: process,
};

const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      ...{ does: fc.constant('serve' as const), campaign: fc.nat(2), process },
      viewer: fc.constantFrom(null, 'one', 'other'),
    }),
  },
  { weight: 20, arbitrary: fc.record({ does: fc.constant('event' as const), ...event }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('dismiss' as const), ...event }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      seconds: fc.oneof(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 14 * 3600 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('limit' as const), campaign: fc.nat(2), limits: ownLimits, caps }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 90 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('change' as const), campaign: fc.nat(1), like: fc.nat(2) }) },
);

const scene = fc.constantFrom(...startTimes).chain((beginning) =>
  fc.record({
    beginning: fc.constant(beginning),
    campaigns: campaignsOf(beginning),
    caps: fc.tuple(caps, caps, caps),
    steps: fc.array(step, { minLength: 30, maxLength: 70 }),
    paid: fc.integer({ min: 0, max: 200 }),
    // days with shows but without spend are common
    before: fc.array(
      fc.record({
        ...{ campaign: fc.integer({ min: 1, max: 3 }), day: fc.constantFrom(...beginning.days) },
        ...{ shows: fc.nat(2), cash: fc.constantFrom(0, 0, 5) },
      }),
      { maxLength: 4 },
    ),
  }),
);

const settlementOf = async ({ result, infersShow, isBilled, hasOccurred, at }: SettledEvent) => ({
  ...{ result, infersShow, isBilled, at, before: eventKinds.filter(hasOccurred) },
});

const dismissalOf = async ({ result, hasOccurred, at }: DismissedEvent | SettledEvent) => ({
  ...{ result, at, before: eventKinds.filter(hasOccurred) },
});

class LostError extends Error {}
const lose = () => Promise.reject(new LostError());
const unlessLost = (error: unknown) => {
  if (!(error instanceof LostError)) throw error;
};

it(
  'agrees with the limits in memory, whichever process handles a request',
  async () => {
    const zoneDay = createZoneDays();
    await fc.assert(
      fc.asyncProperty(scene, async ({ beginning, campaigns: given, caps: capsOf, steps, paid, before }) => {
        const inMemory = createServeLimits({
          ...{ startedAt: new Date(0), served: createServedKinds(), frequency: createFrequency() },
        });
        const { processes, load: share } = await shareLimits(connections);
        const model = new LimitsModel();
        model.events.push(...before);
        const campaigns: LimitedCampaign[] = given.map((campaign, index) => ({
          ...campaign,
          limits: { ...campaign.limits, ...capsOf[index] },
        }));
        const paidIn = new Map([
          [7, paid],
          [8, 60],
        ]);
        const serves: { inMemory: SettledServe; shared: SettledServe }[] = [];
        let at = Date.parse(beginning.at);

        const load = async () => {
          const state = model.read(campaigns, paidIn, model.events.length);
          inMemory.load(state);
          const spent = state.balances.map(({ ownerId, available }): [number, number] => [
            ownerId,
            (paidIn.get(ownerId) ?? 0) - available,
          ]);
          await share(state, new Map(spent), new Date(at));
        };
        const campaignAt = (index: number): LimitedCampaign => {
          const campaign = campaigns[index];
          if (campaign === undefined) throw new Error('no such campaign');
          return campaign;
        };
        const note = ({ campaign: id, price }: SettledServe, kind: string, settlement: Settlement) => {
          const { timezone } = campaignAt(id - 1);
          const { day } = zoneDay(timezone, at);
          const isShow = kind === 'show' && settlement.result === 'counted';
          if (isShow || settlement.infersShow) model.events.push({ campaign: id, day, shows: 1, cash: 0 });
          if (settlement.isBilled) model.events.push({ campaign: id, day, shows: 0, cash: price });
        };

        await load();
        for (const one of steps) {
          const now = new Date(at);
          if (one.does === 'wait') at += one.seconds * 1000;
          if (one.does === 'pay') {
            paidIn.set(7, (paidIn.get(7) ?? 0) + one.amount);
            await load();
          }
          if (one.does === 'limit') {
            const campaign = campaignAt(one.campaign);
            campaigns[one.campaign] = { ...campaign, limits: { ...campaign.limits, ...one.limits, ...one.caps } };
            for (const limits of [inMemory, ...processes]) limits.update(campaignAt(one.campaign));
          }
          if (one.does === 'change') {
            const [campaign, like] = [campaignAt(one.campaign), campaignAt(one.like)];
            const { startDate, endDate } = like;
            const group = like.ownerId === campaign.ownerId ? like.group : campaign.group;
            campaigns[one.campaign] = { ...campaign, startDate, endDate, group };
            await load();
          }
          if (one.does === 'serve') {
            const campaign = campaignAt(one.campaign);
            const viewer = one.viewer === null ? null : { person: null, lasting: one.viewer };
            const limits = processes[one.process];
            if (limits === undefined) throw new Error('no such process');
            const refusal = inMemory.refuses(campaign, now, viewer);
            // the copy agrees once it is up to date; only Redis knows whom other processes have shown it to
            limits.refuses(campaign, now, viewer);
            await limits.refresh(now);
            if (refusal !== 'frequency') expect(limits.refuses(campaign, now, viewer)).toBe(refusal);
            const reserved = await limits.reserve(campaign, now, viewer);
            expect('refusal' in reserved ? reserved.refusal : null).toBe(refusal);
            if ('serve' in reserved) {
              const { payModel, price } = campaign;
              const serve = { campaign: campaign.id, servedAt: now, payModel, price };
              const id = inMemory.reserve(campaign, now, viewer);
              serves.push({ inMemory: { ...serve, id }, shared: { ...serve, id: reserved.serve } });
            }
          }
          const reported = one.does === 'event' || one.does === 'dismiss' ? serves.at(-1 - one.back) : undefined;
          if (reported === undefined || (one.does !== 'event' && one.does !== 'dismiss')) continue;
          const limits = processes[one.process];
          if (limits === undefined) throw new Error('no such process');
          const before = eventKinds.filter(inMemory.kindsOf(reported.inMemory.id));
          const sent = [reported.shared, one.kind, now] as const;
          /** Counts the event and loses it, as a killed process does; returns the process that gets it next. */
          const loseIt = async (result: string, attempt: (process: NonNullable<typeof limits>) => Promise<unknown>) => {
            if (one.losses === 0 || result === 'repeated' || result === 'expired') return limits;
            for (let loss = 0; loss < one.losses; loss += 1) await attempt(limits).catch(unlessLost);
            return processes[one.again] ?? limits;
          };
          if (one.does === 'dismiss') {
            const result = inMemory.dismiss(reported.inMemory, one.kind, now);
            const last = await loseIt(result, (process) => process.dismiss(...sent, lose));
            expect(await last.dismiss(...sent, dismissalOf)).toEqual({ result, at: now, before });
            await last.confirm();
            continue;
          }
          const settled = inMemory.settle(reported.inMemory, one.kind, now);
          const last = await loseIt(settled.result, (process) => process.settle(...sent, lose));
          expect(await last.settle(...sent, settlementOf)).toEqual({ ...settled, at: now, before });
          await last.confirm();
          note(reported.inMemory, one.kind, settled);
        }
      }),
      { numRuns: testsAll ? 10_000 : 100 },
    );
  },
  testsAll ? 1_800_000 : 180_000,
);

async function serveOne(campaign = campaignOf(), viewer: Viewer | null = null) {
  const { processes, load } = await shareLimits(connections);
  const [[first, second], [redis]] = [processes, connections];
  if (first === undefined || second === undefined || redis === undefined) throw new Error('no such process');
  await load(unusedStateOf(campaign), new Map(), noon);
  const reserved = await first.reserve(campaign, noon, viewer);
  if ('refusal' in reserved) throw new Error(reserved.refusal);
  const { payModel, price } = campaign;
  const serve: SettledServe = { id: reserved.serve, campaign: campaign.id, servedAt: noon, payModel, price };
  return { first, second, redis, campaign, serve };
}

it('forgets the person of a serve once its events no longer count, even if its show had no room', async () => {
  const viewer = { person: null, lasting: 'one' };
  const { first: limits, redis, campaign, serve } = await serveOne(campaignOf({ limits: { uniqueUsers: 1 } }), viewer);
  const [key = ''] = await redis.keys(`*:r:${serve.id}`);
  const left = async () => ({ fields: await redis.hkeys(key), hours: Math.round((await redis.ttl(key)) / 3600) });
  limits.refuses(campaign, later(150), viewer);
  await limits.refresh(later(150));
  expect(await left()).toEqual({ fields: ['person'], hours: 25 });
  limits.update(campaignOf({ limits: { uniqueUsers: 1, shows: 0 } }));
  const settled = await limits.settle(serve, 'show', later(160), settlementOf);
  expect({ result: settled.result, ...(await left()) }).toEqual({
    result: 'over_limit',
    fields: ['person'],
    hours: 25,
  });
});

it('counts an event once if it is sent again to its process while being recorded, however long that takes', async () => {
  const { first: limits, serve } = await serveOne();
  const begun = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const first = limits.settle(serve, 'impression', noon, async ({ result }) => {
    begun.resolve();
    await written.promise;
    return result;
  });
  await begun.promise;
  const again = limits.settle(serve, 'impression', noon, async ({ result }) => result);
  written.resolve();
  expect(await Promise.all([first, again])).toEqual(['counted', 'repeated']);
});

it('counts a lost event as it was counted first, even if it is judged invalid when sent again', async () => {
  const { first: lost, second: other, serve } = await serveOne(campaignOf({ payModel: 'cpv' }));
  await lost.settle(serve, 'quartile100', noon, lose).catch(unlessLost);
  expect(await other.dismiss(serve, 'quartile100', later(6), async (noted) => noted)).toMatchObject({
    ...{ result: 'counted', isBilled: true, infersShow: true, at: noon },
  });
});

it('records a show with the next quartile if its process was lost', async () => {
  const { first: lost, second: other, serve } = await serveOne();
  const inferOf = async ({ infersShow }: SettledEvent) => infersShow;
  await lost.settle(serve, 'quartile25', noon, lose).catch(unlessLost);
  expect(await other.settle(serve, 'quartile50', later(7), inferOf)).toBe(true);
  await other.confirm();
  expect(await other.settle(serve, 'quartile75', later(15), inferOf)).toBe(false);
  // its own event, sent again, no longer includes the show
  expect(await other.settle(serve, 'quartile25', later(15), inferOf)).toBe(false);
});

it('takes over an event whose process counted it before the clock was set back', async () => {
  const { first: lost, second: other, redis, serve } = await serveOne();
  await lost.settle(serve, 'show', noon, lose).catch(unlessLost);
  const key = `preroll:unconfirmed:${serve.id}`;
  for (const [kind, text] of Object.entries(await redis.hgetall(key)))
    await redis.hset(key, kind, JSON.stringify({ ...JSON.parse(text), since: Date.now() + 3_600_000 }));
  expect(await other.settle(serve, 'show', later(1), settlementOf)).toMatchObject({ result: 'counted' });
});

it('remembers a lost event for a day, and who took it over for longer', async () => {
  const { first: lost, second: other, redis, serve } = await serveOne();
  const hours = async () => Math.round((await redis.ttl(`preroll:unconfirmed:${serve.id}`)) / 3600);
  await lost.settle(serve, 'show', noon, lose).catch(unlessLost);
  expect(await hours()).toBe(25);
  await other.settle(serve, 'show', noon, settlementOf);
  await other.confirm();
  await lost.settle(serve, 'click', noon, lose).catch(unlessLost);
  expect(await hours()).toBe(35 * 24);
});
