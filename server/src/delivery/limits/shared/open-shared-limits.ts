import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { campaigns } from '../../../platform/db/schema.ts';
import { createDeliveryLock } from '../delivery-lock.ts';
import { createFrequency } from '../frequency.ts';
import { keepFrequency } from '../keep-frequency.ts';
import { adoptServed } from '../keep-limits.ts';
import type { OpenLimits, OpenLimitsDeps } from '../open-limits.ts';
import { readLimited } from '../read-used.ts';
import { keepRequestCurve } from '../request-curve.ts';
import { type LimitedRow, selectLimited } from '../select-limited.ts';
import { createServedFiles } from '../served-files.ts';
import { createServedKinds } from '../served-kinds.ts';
import { connectRedis } from './connect-redis.ts';
import { openMember } from './delivery-members.ts';
import { keepEpoch } from './keep-epoch.ts';
import { readLoaded, readOwners } from './read-loaded.ts';
import { createScripts } from './run-scripts.ts';
import { createServedPages } from './served-pages.ts';
import { createSharedCounters } from './shared-counters.ts';
import { createSharedLimits } from './shared-limits.ts';

interface SharedDeps extends Omit<OpenLimitsDeps, 'mayDeliver' | 'redisUrl'> {
  redisUrl: string;
}

/** In milliseconds: so often, what other processes have counted is looked at. */
const LOOKED_EVERY = 250;
const OWNERS_EVERY = 5_000;
const OLD_FILES_EVERY = 3_600_000;
/** In milliseconds: so long an event waits for counters that are away. */
const PATIENCE = 2_000;

/**
 * Opens the limits of one of several processes that deliver, which count in one Redis.
 *
 * @throws DirectoryInUseError
 */
export function openSharedLimits(deps: SharedDeps): OpenLimits {
  const { database, writer, store, dataDir, redisUrl, readBefore, log } = deps;
  const { db } = database;
  const members = openMember(db, dataDir);
  const served = createServedKinds();
  const files = createServedFiles({ directory: join(dataDir, 'served'), served });
  const curve = keepRequestCurve({ store, log });
  const frequency = createFrequency();
  const keptFrequency = keepFrequency({
    path: join(dataDir, 'frequency.jsonl'),
    ...{ frequency, log, mayWrite: () => true },
  });
  const lock = createDeliveryLock({ database, isShared: true, log });
  const redis = connectRedis(redisUrl);
  const pages = createServedPages({ redis, served, place: () => epoch?.place() ?? null });
  const counters = createSharedCounters({
    ...{ run: createScripts(redis), redis },
    place: () => epoch?.place() ?? null,
    lost: () => epoch?.lose(),
  });
  const owners = new Set<number>();
  /** Campaigns that could not be loaded. */
  const missing = new Set<number>();
  const closing = new AbortController();

  const loadRows = async (rows: readonly LimitedRow[]) => {
    const { campaigns: read, loaded } = await readLoaded(db, rows, counters.findMissing);
    await counters.load(loaded);
    for (const { id } of loaded.owners) owners.add(id);
    await limits.adopt(read, new Date());
  };

  const learn = async (ids: readonly number[]) => {
    if (ids.length === 0) return;
    for (const id of ids) missing.delete(id);
    try {
      await loadRows(await selectLimited(db).where(inArray(campaigns.id, [...ids])));
    } catch (error) {
      for (const id of ids) missing.add(id);
      throw error;
    }
  };

  /** One at a time: one that can't be loaded keeps the others from nothing, and has its turn after them. */
  const learnMissing = async () => {
    for (const id of [...missing]) await learn([id]);
  };

  const limits = createSharedLimits({
    ...{ counters, served, frequency, learn },
    readCurve: curve.read,
    kindsOf: pages.kindsOf,
  });

  const countEverything = async () => {
    await limits.idle();
    await writer.withEverythingCounted(
      () => {},
      async () => {},
    );
  };

  writer.beforeBatchEnds(() => files.write());

  /** Begins once no process delivers that counts for itself. */
  const begin = async () => {
    await lock.held;
    await mkdir(dataDir, { recursive: true });
    await keptFrequency.load();
    for (;;) {
      try {
        await adoptServed({ writer, served, files });
        await readBefore();
        break;
      } catch (error) {
        log.error(error, 'what was recorded before was not read; nothing is served until it is');
        await wait(1_000, undefined, { signal: closing.signal });
      }
    }
    closing.signal.throwIfAborted();
    return keepEpoch({
      ...{ redis, members, countEverything, log },
      handOver: pages.handOver,
      async load() {
        for await (const page of readLimited(db, undefined)) await loadRows(page);
      },
    });
  };
  let epoch: ReturnType<typeof keepEpoch> | undefined;
  const begun = begin().then(
    (kept) => {
      epoch = kept;
      return kept;
    },
    // it closes before it has begun
    () => undefined,
  );
  const ready = begun.then((kept) => kept?.whenReady());

  let [ownersAt, oldFilesAt] = [0, Date.now() + OLD_FILES_EVERY];
  const tick = async () => {
    const now = Date.now();
    if (now >= oldFilesAt) {
      oldFilesAt = now + OLD_FILES_EVERY;
      await files.removeOld(new Date());
    }
    if (!epoch?.isReady()) return;
    await limits.refresh(new Date());
    if (now >= ownersAt) {
      ownersAt = now + OWNERS_EVERY;
      await counters.load({ campaigns: [], groups: [], alone: [], owners: await readOwners(db, [...owners]) });
    }
    await learn(limits.takeUnread());
    await learnMissing();
  };
  let isFailing = false;
  const goOn = async () => {
    while (!closing.signal.aborted) {
      await tick().then(
        () => {
          isFailing = false;
        },
        (error: unknown) => {
          if (!isFailing && epoch?.isReady()) log.error(error, 'the limits go on with what was known');
          isFailing = true;
        },
      );
      await wait(LOOKED_EVERY, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const going = goOn();

  const areReady = () => lock.isHeld() && (epoch?.isReady() ?? false);
  return {
    ...limits,
    async learn(campaign, alongWith) {
      if (!areReady() || limits.isRead(campaign)) return;
      const learned = learn([campaign.id, ...alongWith]).catch(() => {});
      await Promise.race([learned, wait(PATIENCE, undefined, { ref: false })]);
    },
    ready,
    areReady,
    areElsewhere: lock.isElsewhere,
    areAway: () => !lock.isElsewhere() && !areReady(),
    async available() {
      if (!areReady()) await Promise.race([epoch?.whenReady(), wait(PATIENCE, undefined, { ref: false })]);
    },
    async close() {
      closing.abort();
      await going;
      await epoch?.close();
      // what is left uncounted keeps its name: it is waited for
      if (epoch !== undefined)
        await countEverything()
          .then(() => members.leave())
          .catch((error: unknown) => log.error(error, 'what this process recorded is counted at its next start'));
      // those that count for themselves may begin
      await lock.close();
      await curve.close();
      await keptFrequency.close();
      await files.write();
      redis.disconnect();
      members.release();
    },
  };
}
