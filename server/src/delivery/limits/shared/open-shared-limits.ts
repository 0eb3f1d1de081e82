import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDeliveryLock } from '../delivery-lock.ts';
import { createFrequency } from '../frequency.ts';
import { keepFrequency } from '../keep-frequency.ts';
import { adoptServed } from '../keep-limits.ts';
import type { OpenLimits, OpenLimitsDeps } from '../open-limits.ts';
import { keepRequestCurve } from '../request-curve.ts';
import { createServedFiles } from '../served-files.ts';
import { createServedKinds } from '../served-kinds.ts';
import { connectRedis } from './connect-redis.ts';
import { openMember } from './delivery-members.ts';
import { keepEpoch } from './keep-epoch.ts';
import { createLearner } from './learn-campaigns.ts';
import { createScripts } from './run-scripts.ts';
import { createServedPages } from './served-pages.ts';
import { createSharedCounters } from './shared-counters.ts';
import { createSharedLimits } from './shared-limits.ts';
import { createUnconfirmedEvents } from './unconfirmed-events.ts';

interface SharedDeps extends Omit<OpenLimitsDeps, 'mayDeliver' | 'redisUrl'> {
  redisUrl: string;
}

/** The interval in milliseconds at which counts of other processes are read. */
const LOOKED_EVERY = 250;
const OWNERS_EVERY = 5_000;
const OLD_FILES_EVERY = 3_600_000;
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
  const curve = keepRequestCurve({ store, log });
  const frequency = createFrequency();
  const keptFrequency = keepFrequency({
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
    learn: (ids) => learner.learn(ids),
    readCurve: curve.read,
    kindsOf: pages.kindsOf,
  });
  const learner = createLearner({ db, counters, adopt: limits.adopt });

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
      handOverEnded: pages.handOverEnded,
      load: learner.learnAll,
    });
  };
  let epoch: ReturnType<typeof keepEpoch> | undefined;
  const begun = begin().then(
    (kept) => {
      epoch = kept;
      return kept;
    },
    // closed before it started
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
      await learner.learnOwners();
    }
    await learner.learn(limits.takeUnread());
    await learner.learnMissing();
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
      const learned = learner.learn([campaign.id, ...alongWith]).catch(() => {});
      await Promise.race([learned, wait(TIMEOUT, undefined, { ref: false })]);
    },
    ready,
    areReady,
    areElsewhere: lock.isElsewhere,
    areAway: () => !lock.isElsewhere() && !areReady(),
    async available() {
      if (!areReady()) await Promise.race([epoch?.whenReady(), wait(TIMEOUT, undefined, { ref: false })]);
    },
    async close() {
      closing.abort();
      await going;
      await epoch?.close();
      // if something stays uncounted, the name stays registered, so that others wait for it
      if (epoch !== undefined)
        await countEverything()
          .then(() => members.leave(served.pages()))
          .catch((error: unknown) => log.error(error, 'what this process recorded is counted at its next start'));
      // other processes with unshared counters may start now
      await lock.close();
      await curve.close();
      await keptFrequency.close();
      await files.write();
      redis.disconnect();
      members.release();
    },
  };
}
