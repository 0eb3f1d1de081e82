import type { FastifyBaseLogger } from 'fastify';
import type { EventWriter } from '../../events/spool/event-writer.ts';
import type { RecordedEvent } from '../../events/spool/recorded-event.ts';
import type { Db } from '../../platform/db/database.ts';
import type { UsedState } from './limit-counts.ts';
import type { EventKind } from './limited-campaign.ts';
import { readBalances, readUsed } from './read-used.ts';
import type { ServeLimits } from './serve-limits.ts';
import type { ServedFiles } from './served-files.ts';
import type { ServedKinds } from './served-kinds.ts';

/** What the writer of events does for the limits. */
export type CountingWriter = Pick<
  EventWriter,
  'withEverythingCounted' | 'beforeBatchEnds' | 'filterBatches' | 'adopted'
>;

interface KeepLimitsDeps {
  db: Db;
  writer: CountingWriter;
  limits: ServeLimits;
  served: ServedKinds;
  files: ServedFiles;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds between two readings of balances. */
  balancesEvery?: number;
}

/** Keeps the limits in accord with the database. */
export interface KeptLimits {
  /** Counts what earlier processes recorded, and reads what is used. Nothing may be served or recorded before. */
  ready(): Promise<void>;
  /**
   * Reads anew what campaigns have used: after a change of their dates, zone or group, and those that are new. Until
   * then they are refused. If PostgreSQL is away, they are read when it is back.
   */
  reread(campaignIds: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

/** In milliseconds. */
const BALANCES_EVERY = 5_000;
const UNREAD_EVERY = 250;
const OLD_FILES_EVERY = 3_600_000;

export function createKeptLimits({
  db,
  writer,
  limits,
  served,
  files,
  log,
  balancesEvery = BALANCES_EVERY,
}: KeepLimitsDeps): KeptLimits {
  const owners = new Set<number>();
  /** Campaigns that could not be read. */
  const missing = new Set<number>();
  let reading: Promise<void> = Promise.resolve();
  let isFailing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> = Promise.resolve();
  let [balancesAt, oldFilesAt] = [0, 0];

  writer.beforeBatchEnds(() => files.write());

  /** Reads between two counts, one reading after the other. */
  const read = (work: () => Promise<UsedState>): Promise<void> => {
    const ended = reading.then(async () => {
      const state = await writer.withEverythingCounted(() => limits.beginReading(), work);
      limits.load(state);
      for (const { ownerId } of state.balances) owners.add(ownerId);
    });
    reading = ended.catch(() => {});
    return ended;
  };

  /** What was read before stays if PostgreSQL is away; the log tells of it once. */
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

  const reread = async (campaignIds: readonly number[]) => {
    const ids = [...new Set([...campaignIds, ...missing])];
    if (ids.length === 0) return;
    missing.clear();
    if (!(await orKeepOld(read(() => readUsed(db, new Date(), ids))))) for (const id of ids) missing.add(id);
  };

  const tick = async () => {
    const now = Date.now();
    // while PostgreSQL is away, it is not asked more often than for balances
    if (!isFailing) await reread(limits.takeUnread());
    if (now >= balancesAt) {
      balancesAt = now + balancesEvery;
      await orKeepOld(read(async () => ({ campaigns: [], groups: [], balances: await readBalances(db, [...owners]) })));
      if (!isFailing && missing.size > 0) await reread([]);
    }
    if (now >= oldFilesAt) {
      oldFilesAt = now + OLD_FILES_EVERY;
      await files
        .removeOld(new Date())
        .catch((error: unknown) => log.error(error, 'old marks of serves were not deleted'));
    }
  };

  const goOn = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      ticking = tick().finally(goOn);
    }, UNREAD_EVERY);
  };

  return {
    async ready() {
      await adoptServed({ writer, served, files });
      await read(() => readUsed(db, new Date()));
      balancesAt = Date.now() + balancesEvery;
      goOn();
    },

    reread,

    async close() {
      isClosed = true;
      clearTimeout(timer);
      await ticking;
      await reading;
      await files.write();
    },
  };
}

/** Takes over which kinds of each serve came to earlier processes. */
export async function adoptServed({ writer, served, files }: Pick<KeepLimitsDeps, 'writer' | 'served' | 'files'>) {
  await files.load(new Date());
  for (const { serve, kind: recorded, ts } of await writer.adopted()) {
    const kind = reportedKindOf(recorded);
    if (serve && kind !== null) served.add(serve, kind, Date.parse(ts));
  }
}

/** The kind that a player has reported; null for what the server has recorded by itself. */
export function reportedKindOf(kind: RecordedEvent['kind']): EventKind | null {
  if (kind === 'request' || kind === 'serve' || kind === 'backfill') return null;
  return kind.replace('backfill_', '') as EventKind;
}
