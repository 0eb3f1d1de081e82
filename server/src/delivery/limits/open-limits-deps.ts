import type { FastifyBaseLogger } from 'fastify';
import type { EventStore } from '../../events/store/event-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { LockedDatabase } from './delivery-lock.ts';
import type { CountingWriter } from './limits-sync.ts';

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
