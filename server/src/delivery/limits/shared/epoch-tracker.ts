import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { DeliveryMembers } from './delivery-members.ts';
import type { Epoch } from './epoch.ts';

export interface EpochTracker {
  /** The counters that this process uses; null while they are unavailable or being rebuilt. */
  place(): Epoch | null;
  /** Whether this process has loaded all that it needs of them. */
  isReady(): boolean;
  /** Resolves once `isReady` is true. */
  whenReady(): Promise<void>;
  /** Call it when the counters turn out to be missing. */
  lose(): void;
  close(): Promise<void>;
}

interface EpochDeps {
  redis: Redis;
  members: DeliveryMembers;
  /** Puts everything that this process has recorded so far into the day counters. */
  countEverything: () => Promise<void>;
  handOver: (epoch: string) => Promise<void>;
  /** Hands over those that ended processes received, once all running processes have handed over theirs. */
  handOverEnded: (epoch: string) => Promise<void>;
  /** Loads what this process needs. */
  load: () => Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Milliseconds between two checks. */
  pause?: number;
}

/** In seconds: unused keys expire after this time. */
const KEY_TTL = 35 * 86_400;

/**
 * Joins the counters in Redis, or rebuilds them with the other processes. Each run of a Redis has its own id: counters of an
 * earlier run may be outdated, and are left to expire. After a restart of Redis, or when it was emptied, each process counts
 * everything that it has recorded and declares so in PostgreSQL. Once all have, the day counters are complete, and the
 * shared counters are loaded from them on demand.
 */
export function createEpochTracker(deps: EpochDeps): EpochTracker {
  const { redis, members, countEverything, handOver, handOverEnded, load, log, pause = 250 } = deps;
  const closing = new AbortController();
  let place: Epoch | null = null;
  let isLoaded = false;
  /** The epoch for which this process has counted everything that it recorded. */
  let reported: string | undefined;
  /** How often the counters were lost; a change invalidates replies to earlier commands. */
  let losses = 0;
  let complaint: string | undefined;
  let ready = Promise.withResolvers<void>();

  const lose = () => {
    losses += 1;
    place = null;
    if (isLoaded) ready = Promise.withResolvers<void>();
    isLoaded = false;
  };
  redis.on('close', lose);

  const complain = (message: string, error?: unknown) => {
    if (message !== complaint) log.error(error ?? {}, message);
    complaint = message;
  };

  const join = async () => {
    // while it is connecting, the failed attempt is not complained about yet
    if (isConnecting(redis)) return;
    const before = losses;
    const run = await readRun(redis);
    const key = `preroll:whole:${run}`;
    const roundKey = `preroll:round:${run}`;
    await redis.set(roundKey, randomBytes(4).toString('hex'), 'EX', KEY_TTL, 'NX');
    const epoch = await redis.get(roundKey);
    if (epoch === null || before !== losses) return;
    if (reported !== epoch) {
      await countEverything();
      await handOver(epoch);
      await members.report(epoch);
      reported = epoch;
    }
    if ((await redis.get(key)) !== epoch) {
      const [missing] = await members.missing(epoch);
      if (missing !== undefined)
        return complain(
          `Redis has no counters of its own time; nothing with a limit is served until ${missing} has counted what it recorded`,
        );
      await handOverEnded(epoch);
      if (before !== losses) return;
      // if Redis was emptied meanwhile, which closes no connection, the data handed over is lost
      if ((await redis.eval(MARK_COMPLETE_SCRIPT, 2, key, roundKey, epoch, KEY_TTL)) !== 1) return;
    }
    if (before !== losses) return;
    place = { key, epoch };
    await load();
    if (before !== losses) return;
    isLoaded = true;
    if (complaint !== undefined) log.warn('the shared counters are there');
    complaint = undefined;
    ready.resolve();
  };

  /** Detects counters that were emptied or can't be changed, even while no requests come. */
  const check = async ({ key, epoch }: Epoch) => {
    const roundKey = key.replace('whole', 'round');
    refuseEviction(await redis.info('memory'));
    const found = await redis.mget(key, roundKey);
    if (found.some((one) => one !== epoch)) return lose();
    await redis.expire(key, KEY_TTL);
    await redis.expire(roundKey, KEY_TTL);
  };

  const track = async () => {
    while (!closing.signal.aborted) {
      try {
        if (isLoaded && place !== null) await check(place);
        else await join();
      } catch (error) {
        // a Redis that hangs, or rejects writes, keeps its connection
        lose();
        complain('the shared counters are away; nothing with a limit is served', error);
      }
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const tracking = track();

  return {
    place: () => place,
    isReady: () => isLoaded,
    whenReady: () => ready.promise,
    lose,
    async close() {
      closing.abort();
      lose();
      await tracking;
    },
  };
}

const isConnecting = ({ status }: Redis) => ['wait', 'connecting', 'connect'].includes(status);

/** Marks the counters of the second key as complete, if they are still there. */
const MARK_COMPLETE_SCRIPT = `if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return 1`;

const read = (info: string, name: string) => new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1];

/** @throws if Redis evicts keys when its memory is full, because limits would be lost */
function refuseEviction(info: string): void {
  const policy = read(info, 'maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction')
    throw new Error(`Redis must not drop counters: set maxmemory-policy to noeviction, not ${policy}`);
}

async function readRun(redis: Redis): Promise<string> {
  const info = await redis.info();
  refuseEviction(info);
  const run = read(info, 'run_id');
  if (run === undefined) throw new Error('Redis does not say its run_id');
  return run;
}
