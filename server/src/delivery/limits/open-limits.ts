import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limitsInMemory, type OpenLimits } from './delivery-limits.ts';
import { createDeliveryLock, unacquiredDeliveryLock } from './delivery-lock.ts';
import { createFrequency } from './frequency.ts';
import { createLimitsSync } from './limits-sync.ts';
import type { OpenLimitsDeps } from './open-limits-deps.ts';
import { persistFrequency } from './persist-frequency.ts';
import { createRequestCurve, emptyRequestCurve } from './request-curve.ts';
import { createServeLimits } from './serve-limits.ts';
import { createServedFiles } from './served-files.ts';
import { createServedKinds } from './served-kinds.ts';
import { openSharedLimits } from './shared/open-shared-limits.ts';

/** The delay in milliseconds before the usage is read again after a failure. */
const RETRY_DELAY = 1_000;
/** How long a campaign waits for its usage, in milliseconds. */
const TIMEOUT = 500;

export const openLimits = (deps: OpenLimitsDeps): OpenLimits =>
  deps.mayDeliver && deps.redisUrl !== undefined
    ? openSharedLimits({ ...deps, redisUrl: deps.redisUrl })
    : openOwnLimits(deps);

/** Opens the limits of a process that counts alone. They are ready once no other process delivers from the database. */
function openOwnLimits({ database, writer, store, dataDir, mayDeliver, readBefore, log }: OpenLimitsDeps): OpenLimits {
  const served = createServedKinds();
  const files = createServedFiles({ directory: join(dataDir, 'served'), served });
  const curve = mayDeliver ? createRequestCurve({ store, log }) : emptyRequestCurve;
  const frequency = createFrequency();
  const persistedFrequency = persistFrequency({
    path: join(dataDir, 'frequency.jsonl'),
    frequency,
    mayWrite: () => lock.isHeld(),
    log,
  });
  const limits = createServeLimits({ startedAt: new Date(), served, frequency, readCurve: curve.read });
  const limitsSync = createLimitsSync({ db: database.db, writer, limits, served, files, log });
  const lock = mayDeliver ? createDeliveryLock({ database, log }) : unacquiredDeliveryLock;
  const closing = new AbortController();
  let isKnown = false;

  const becomeReady = async () => {
    await lock.held;
    await persistedFrequency.load();
    while (!closing.signal.aborted) {
      try {
        await limitsSync.ready();
        await readBefore();
        isKnown = true;
        return;
      } catch (error) {
        log.error(error, 'what campaigns have used was not read; nothing is served until it is');
        await wait(RETRY_DELAY, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };
  const ready = becomeReady();
  const areReady = () => isKnown && lock.isHeld();

  return {
    ...limitsInMemory(limits),
    async loadUsage(campaign, alongWith) {
      // all usage is loaded at the start, and none while another process delivers
      if (!areReady() || limits.isRead(campaign)) return;
      await Promise.race([limitsSync.refresh([campaign.id, ...alongWith]), wait(TIMEOUT, undefined, { ref: false })]);
    },
    ready,
    areReady,
    isServedElsewhere: lock.isHeldElsewhere,
    areCountersUnavailable: () => false,
    available: async () => {},
    async close() {
      closing.abort();
      isKnown = false;
      await curve.close();
      await limitsSync.close();
      await persistedFrequency.close();
      await lock.close();
    },
  };
}
