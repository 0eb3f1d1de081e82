import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenLimits } from '../delivery-limits.ts';
import { createDeliveryLock } from '../delivery-lock.ts';
import { createFrequency } from '../frequency.ts';
import { adoptServed } from '../limits-sync.ts';
import type { OpenLimitsDeps } from '../open-limits-deps.ts';
import { persistFrequency } from '../persist-frequency.ts';
import { createRequestCurve } from '../request-curve.ts';
import { createServedFiles } from '../served-files.ts';
import { createServedKinds } from '../served-kinds.ts';
import { createCampaignLoader } from './campaign-loader.ts';
import { connectRedis } from './connect-redis.ts';
import { openMember } from './delivery-members.ts';
import { createEpochTracker } from './epoch-tracker.ts';
import { createScripts } from './run-scripts.ts';
import { createServedPages } from './served-pages.ts';
import { createSharedCounters } from './shared-counters.ts';
import { createSharedLimits } from './shared-limits.ts';
import { createUnconfirmedEvents } from './unconfirmed-events.ts';

interface SharedDeps extends Omit<OpenLimitsDeps, 'mayDeliver' | 'redisUrl'> {
  redisUrl: string;
}

/** The interval in milliseconds at which counts of other processes are read. */
const REFRESH_INTERVAL = 250;
const OWNERS_INTERVAL = 5_000;
const CLEANUP_INTERVAL = 3_600_000;
/** How long an event waits for unavailable counters, in milliseconds. */
const TIMEOUT = 2_000;
/** In milliseconds: after this time without a record, the process that counted an event is considered lost. */
const LEASE = 5_000;

/**
 * Opens the limits of one of several delivering processes, which count in a common Redis.
 *
 * @throws DirectoryInUseError
 */
export function openSharedLimits(deps: SharedDeps): OpenLimits {
  const { database, writer, store, dataDir, redisUrl, lease = LEASE, readBefore, log } = deps;
  const { db } = database;
  const members = openMember(db, dataDir);
  const served = createServedKinds();
  const files = createServedFiles({ directory: join(dataDir, 'served'), served });
  const curve = createRequestCurve({ store, log });
  const frequency = createFrequency();
  const persistedFrequency = persistFrequency({
    path: join(dataDir, 'frequency.jsonl'),
    ...{ frequency, log, mayWrite: () => true },
  });
  const lock = createDeliveryLock({ database, isShared: true, log });
  const redis = connectRedis(redisUrl);
  const pages = createServedPages({ db, redis, served, place: () => epoch?.place() ?? null });
  const counters = createSharedCounters({
    ...{ run: createScripts(redis), redis, process: members.id, lease },
    place: () => epoch?.place() ?? null,
    lost: () => epoch?.lose(),
  });
  const unconfirmed = createUnconfirmedEvents({ confirm: counters.confirm, lease });
  const closing = new AbortController();

  const limits = createSharedLimits({
    ...{ counters, unconfirmed, served, frequency },
    loadUsage: (ids) => campaignLoader.loadUsage(ids),
    readCurve: curve.read,
    kindsOf: pages.kindsOf,
  });
  const campaignLoader = createCampaignLoader({ db, counters, adopt: limits.adopt });

  const countEverything = async () => {
    await limits.idle();
    await writer.withEverythingCounted(
      () => {},
      async () => {},
    );
  };

  writer.filterBatches(unconfirmed.filterOf);
  writer.beforeBatchEnds(() => files.write());

  /** Starts once no process delivers with unshared counters. */
  const begin = async () => {
    await lock.held;
    await mkdir(dataDir, { recursive: true });
    await persistedFrequency.load();
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
    return createEpochTracker({
      ...{ redis, members, countEverything, log },
      handOver: pages.handOver,
      handOverEnded: pages.handOverEnded,
      load: campaignLoader.loadAll,
    });
  };
  let epoch: ReturnType<typeof createEpochTracker> | undefined;
  const begun = begin().then(
    (tracker) => {
      epoch = tracker;
      return tracker;
    },
    // closed before it started
    () => undefined,
  );
  const ready = begun.then((tracker) => tracker?.whenReady());

  let [ownersAt, oldFilesAt] = [0, Date.now() + CLEANUP_INTERVAL];
  const tick = async () => {
    const now = Date.now();
    if (now >= oldFilesAt) {
      oldFilesAt = now + CLEANUP_INTERVAL;
      await files.removeOld(new Date());
    }
    if (!epoch?.isReady()) return;
    await limits.refresh(new Date());
    if (now >= ownersAt) {
      ownersAt = now + OWNERS_INTERVAL;
      await campaignLoader.loadOwners();
    }
    await campaignLoader.loadUsage(limits.takeUnread());
    await campaignLoader.loadMissing();
  };
  let isFailing = false;
  const runTicks = async () => {
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
      await wait(REFRESH_INTERVAL, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const ticking = runTicks();

  const areReady = () => lock.isHeld() && (epoch?.isReady() ?? false);
  return {
    ...limits,
    async loadUsage(campaign, alongWith) {
      if (!areReady() || limits.isRead(campaign)) return;
      const loaded = campaignLoader.loadUsage([campaign.id, ...alongWith]).catch(() => {});
      await Promise.race([loaded, wait(TIMEOUT, undefined, { ref: false })]);
    },
    ready,
    areReady,
    isServedElsewhere: lock.isHeldElsewhere,
    areCountersUnavailable: () => !lock.isHeldElsewhere() && !areReady(),
    async available() {
      if (!areReady()) await Promise.race([epoch?.whenReady(), wait(TIMEOUT, undefined, { ref: false })]);
    },
    async close() {
      closing.abort();
      await ticking;
      await epoch?.close();
      // if something stays uncounted, the name stays registered, so that others wait for it
      if (epoch !== undefined)
        await countEverything()
          .then(() => members.leave(served.pages()))
          .catch((error: unknown) => log.error(error, 'what this process recorded is counted at its next start'));
      // other processes with unshared counters may start now
      await lock.close();
      await curve.close();
      await persistedFrequency.close();
      await files.write();
      redis.disconnect();
      members.release();
    },
  };
}
