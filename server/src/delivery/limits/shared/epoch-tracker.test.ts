import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTemporaryRedis } from '../../../../../scripts/lib/temporary-redis.ts';
import { createEpochTracker, type EpochTracker } from './epoch-tracker.ts';

let server: Awaited<ReturnType<typeof startTemporaryRedis>>;
let redis: Redis;
let tracker: EpochTracker | undefined;

beforeAll(async () => {
  server = await startTemporaryRedis();
  redis = new Redis(server.url);
});
beforeEach(() => redis.flushall());
afterEach(() => tracker?.close());
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

function startTracker({ missing = async () => [] }: { missing?: () => Promise<string[]> } = {}) {
  const handOver = vi.fn(async (_epoch: string) => {});
  const log = { warn: vi.fn(), error: vi.fn() };
  tracker = createEpochTracker({
    ...{ redis, handOver, log, pause: 5 },
    members: { id: '', report: async () => {}, missing, leave: async () => {}, release: () => {} },
    countEverything: async () => {},
    handOverEnded: async () => {},
    load: async () => {},
  });
  return { tracker, handOver, log };
}

it.each([
  ['takes no changes', () => redis.replicaof('127.0.0.1', 1), () => redis.replicaof('NO', 'ONE')],
  [
    'drops keys when it is full',
    () => redis.config('SET', 'maxmemory-policy', 'allkeys-lru'),
    () => redis.config('SET', 'maxmemory-policy', 'noeviction'),
  ],
])('leaves the counters while Redis %s, and says so', async (_, begin, end) => {
  const { tracker: epoch, log } = startTracker();
  await epoch.whenReady();
  await begin();
  await expect.poll(() => epoch.isReady(), { interval: 1 }).toBe(false);
  expect(epoch.place()).toBeNull();
  await expect.poll(() => log.error.mock.calls.length).toBe(1);
  await end();
  await expect.poll(() => epoch.isReady()).toBe(true);
});

it('hands over again if Redis is emptied between the handover and the start', async () => {
  let looks = 0;
  const { tracker: epoch, handOver } = startTracker({
    missing: async () => {
      looks += 1;
      if (looks === 1) await redis.flushall();
      return [];
    },
  });
  await epoch.whenReady();
  expect(handOver).toHaveBeenCalledTimes(2);
  expect(handOver.mock.lastCall).toEqual([epoch.place()?.epoch]);
});
