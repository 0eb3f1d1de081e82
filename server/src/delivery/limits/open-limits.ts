import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { EventStore } from '../../events/store/event-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { type DeliveryLimits, limitsInMemory } from './delivery-limits.ts';
import { createDeliveryLock, type LockedDatabase, unacquiredDeliveryLock } from './delivery-lock.ts';
import { createFrequency } from './frequency.ts';
import { type CountingWriter, createLimitsSync } from './limits-sync.ts';
import { persistFrequency } from './persist-frequency.ts';
import { createRequestCurve, emptyRequestCurve } from './request-curve.ts';
import { createServeLimits, type LimitedCampaign } from './serve-limits.ts';
import { createServedFiles } from './served-files.ts';
import { createServedKinds } from './served-kinds.ts';
import { openSharedLimits } from './shared/open-shared-limits.ts';

export interface OpenLimitsDeps {
  database: LockedDatabase & { db: Db };
  writer: CountingWriter;
  store: Pick<EventStore, 'isEmbedded' | 'isOpen' | 'read'>;
  dataDir: string;
  /** Whether this process delivers as long as no other one does. */
  mayDeliver: boolean;
  /** The Redis in which several processes share their counters. */
  redisUrl?: string | undefined;
  /**
   * In milliseconds: how long processes with shared counters leave an event to the one that counted but has not recorded it.
   */
  lease?: number;
  /** Loads other data that must be known before anything is counted. */
  readBefore: () => Promise<unknown>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface OpenLimits extends DeliveryLimits {
  /**
   * Loads a campaign's usage, unless it is loaded. Call it before the campaign gets requests, which would be refused. Gives
   * up after a moment, because other campaigns' changes wait behind it.
   * @param alongWith campaigns to load in the same query
   */
  loadUsage(campaign: LimitedCampaign, alongWith: readonly number[]): Promise<void>;
  /** Resolves when the usage is loaded: nothing may be served or settled before. */
  ready: Promise<void>;
  /** Whether the usage is loaded, and no other process delivers from the same database. */
  areReady(): boolean;
  /** Whether another process delivers from the same database. */
  isServedElsewhere(): boolean;
  /** Whether the shared counters are unavailable or being rebuilt. */
  areCountersUnavailable(): boolean;
  /** Waits a moment for unavailable counters. */
  available(): Promise<void>;
  /** Call it before the event writer is closed. */
  close(): Promise<void>;
}

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
