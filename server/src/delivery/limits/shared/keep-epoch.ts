import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { DeliveryMembers } from './delivery-members.ts';

/** Counters that everything counted before is in: the key that says so, and their name. */
export interface Epoch {
  key: string;
  epoch: string;
}

export interface KeptEpoch {
  /** The counters that this process counts in; null while they are away or counted anew. */
  place(): Epoch | null;
  /** Whether this process has read all that it needs of them. */
  isReady(): boolean;
  /** Resolves when it has. */
  whenReady(): Promise<void>;
  /** To be called when the counters turned out not to be there. */
  lose(): void;
  close(): Promise<void>;
}

interface EpochDeps {
  redis: Redis;
  members: DeliveryMembers;
  /** Has everything that this process counted so far in the day counters. */
  countEverything: () => Promise<void>;
  /** Hands over which kinds of events came to this process. */
  handOver: (epoch: string) => Promise<void>;
  /** Hands over which came to processes that have ended, once all that run have done so. */
  handOverEnded: (epoch: string) => Promise<void>;
  /** Loads what this process needs. */
  load: () => Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Milliseconds between two looks. */
  pause?: number;
}

/** In seconds: keys that nobody has used for so long end. */
const LASTS = 35 * 86_400;

/**
 * Joins the counters in Redis, or counts them anew with the other processes. Each start of a Redis has a name of its own:
 * what it has from an earlier one may be old, and is left to end. Then, and when it was emptied, each process counts all
 * that it has recorded and says so in PostgreSQL; once all have, the day counters are complete, and the counters are loaded
 * from there as they are needed.
 */
export function keepEpoch(deps: EpochDeps): KeptEpoch {
  const { redis, members, countEverything, handOver, handOverEnded, load, log, pause = 250 } = deps;
  const closing = new AbortController();
  let place: Epoch | null = null;
  let isLoaded = false;
  /** The counters for which this process has counted all that it recorded. */
  let reported: string | undefined;
  /** So often, the counters were lost: what was asked before says nothing. */
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

  /** The log tells of a state once. */
  const complain = (message: string, error?: unknown) => {
    if (message !== complaint) log.error(error ?? {}, message);
    complaint = message;
  };

  const join = async () => {
    // a Redis that is away is told of when the first attempt has failed
    if (isConnecting(redis)) return;
    const before = losses;
    const run = await readRun(redis);
    const key = `preroll:whole:${run}`;
    const roundKey = `preroll:round:${run}`;
    await redis.set(roundKey, randomBytes(4).toString('hex'), 'EX', LASTS, 'NX');
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
      // what was handed over is lost if it was emptied meanwhile, which closes no connection
      if ((await redis.eval(BEGIN, 2, key, roundKey, epoch, LASTS)) !== 1) return;
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

  /** Notices counters that were emptied or can't be counted in, also while nobody asks for them. */
  const check = async ({ key, epoch }: Epoch) => {
    const roundKey = key.replace('whole', 'round');
    refuseEviction(await redis.info('memory'));
    const kept = await redis.mget(key, roundKey);
    if (kept.some((one) => one !== epoch)) return lose();
    await redis.expire(key, LASTS);
    await redis.expire(roundKey, LASTS);
  };

  const keep = async () => {
    while (!closing.signal.aborted) {
      try {
        if (isLoaded && place !== null) await check(place);
        else await join();
      } catch (error) {
        // one that hangs, or takes no changes, keeps its connection
        lose();
        complain('the shared counters are away; nothing with a limit is served', error);
      }
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const kept = keep();

  return {
    place: () => place,
    isReady: () => isLoaded,
    whenReady: () => ready.promise,
    lose,
    async close() {
      closing.abort();
      lose();
      await kept;
    },
  };
}

const isConnecting = ({ status }: Redis) => ['wait', 'connecting', 'connect'].includes(status);

/** Says that all is handed over to the counters of the second key, if they are still there. */
const BEGIN = `if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return 1`;

const read = (info: string, name: string) => new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1];

/** @throws if a Redis drops keys when its memory is full: limits would be forgotten */
function refuseEviction(info: string): void {
  const policy = read(info, 'maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction')
    throw new Error(`Redis must not drop counters: set maxmemory-policy to noeviction, not ${policy}`);
}

/** Reads the name of a Redis since its start. */
async function readRun(redis: Redis): Promise<string> {
  const info = await redis.info();
  refuseEviction(info);
  const run = read(info, 'run_id');
  if (run === undefined) throw new Error('Redis does not say its run_id');
  return run;
}
