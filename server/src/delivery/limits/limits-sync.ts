import type { FastifyBaseLogger } from 'fastify';
import type { EventWriter } from '../../events/spool/event-writer.ts';
import type { RecordedEvent } from '../../events/spool/recorded-event.ts';
import type { Db } from '../../platform/db/database.ts';
import type { UsageState } from './limit-counts.ts';
import type { EventKind } from './limited-campaign.ts';
import { readBalances, readUsage } from './read-usage.ts';
import type { ServeLimits } from './serve-limits.ts';
import type { ServedFiles } from './served-files.ts';
import type { ServedKinds } from './served-kinds.ts';

/** The parts of the event writer that the limits need. */
export type CountingWriter = Pick<
  EventWriter,
  'withEverythingCounted' | 'beforeBatchEnds' | 'filterBatches' | 'adopted'
>;

interface LimitsSyncDeps {
  db: Db;
  writer: CountingWriter;
  limits: ServeLimits;
  served: ServedKinds;
  files: ServedFiles;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds between two reads of the balances. */
  balancesInterval?: number;
}

/** Keeps the limits in sync with the database. */
export interface LimitsSync {
  /** Counts what earlier processes recorded, and loads the usage. Nothing may be served or recorded before. */
  ready(): Promise<void>;
  /**
   * Reloads the usage of campaigns: new ones, and those whose dates, time zone or group have changed. They are refused until
   * then. If PostgreSQL is unavailable, they are loaded when it is back.
   */
  refresh(campaignIds: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

/** In milliseconds. */
const BALANCES_INTERVAL = 5_000;
const UNREAD_INTERVAL = 250;
const CLEANUP_INTERVAL = 3_600_000;

export function createLimitsSync({
  db,
  writer,
  limits,
  served,
  files,
  log,
  balancesInterval = BALANCES_INTERVAL,
}: LimitsSyncDeps): LimitsSync {
  const owners = new Set<number>();
  const missing = new Set<number>();
  let reading: Promise<void> = Promise.resolve();
  let isFailing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> = Promise.resolve();
  let [balancesAt, oldFilesAt] = [0, 0];

  writer.beforeBatchEnds(() => files.write());

  /** Reads between two counts; only one read runs at a time. */
  const read = (work: () => Promise<UsageState>): Promise<void> => {
    const ended = reading.then(async () => {
      const state = await writer.withEverythingCounted(() => limits.beginReading(), work);
      limits.load(state);
      for (const { ownerId } of state.balances) owners.add(ownerId);
    });
    reading = ended.catch(() => {});
    return ended;
  };

  /** Keeps the old values while PostgreSQL is unavailable; logs the failure once. */
  const orKeepOld = async (ended: Promise<void>): Promise<boolean> => {
    try {
      await ended;
      isFailing = false;
      return true;
    } catch (error) {
      if (!isFailing) log.error(error, 'what campaigns have used was not read; the limits go on with what was known');
      isFailing = true;
      return false;
    }
  };

  const refresh = async (campaignIds: readonly number[]) => {
    const ids = [...new Set([...campaignIds, ...missing])];
    if (ids.length === 0) return;
    missing.clear();
    if (!(await orKeepOld(read(() => readUsage(db, new Date(), ids))))) for (const id of ids) missing.add(id);
  };

  const tick = async () => {
    const now = Date.now();
    // while PostgreSQL is unavailable, it is queried only as often as for balances
    if (!isFailing) await refresh(limits.takeUnread());
    if (now >= balancesAt) {
      balancesAt = now + balancesInterval;
      await orKeepOld(read(async () => ({ campaigns: [], groups: [], balances: await readBalances(db, [...owners]) })));
      if (!isFailing && missing.size > 0) await refresh([]);
    }
    if (now >= oldFilesAt) {
      oldFilesAt = now + CLEANUP_INTERVAL;
      await files
        .removeOld(new Date())
        .catch((error: unknown) => log.error(error, 'old marks of serves were not deleted'));
    }
  };

  const scheduleTick = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      ticking = tick().finally(scheduleTick);
    }, UNREAD_INTERVAL);
  };

  return {
    async ready() {
      await adoptServed({ writer, served, files });
      await read(() => readUsage(db, new Date()));
      balancesAt = Date.now() + balancesInterval;
      scheduleTick();
    },

    refresh,

    async close() {
      isClosed = true;
      clearTimeout(timer);
      await ticking;
      await reading;
      await files.write();
    },
  };
}

/** Adopts the kinds of events of each serve that earlier processes received. */
export async function adoptServed({ writer, served, files }: Pick<LimitsSyncDeps, 'writer' | 'served' | 'files'>) {
  await files.load(new Date());
  for (const { serve, kind: recorded, ts } of await writer.adopted()) {
    const kind = reportedKindOf(recorded);
    if (serve && kind !== null) served.add(serve, kind, Date.parse(ts));
  }
}

/** The kind that a player reported; null for events that the server records itself. */
export function reportedKindOf(kind: RecordedEvent['kind']): EventKind | null {
  if (kind === 'request' || kind === 'serve' || kind === 'backfill') return null;
  return kind.replace('backfill_', '') as EventKind;
}
