import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../platform/db/database.ts';
import { listenTo } from '../../platform/db/listen.ts';
import { currencies, feeds, resolutions } from '../../platform/db/schema.ts';
import { ChangedRecords } from './changed-records.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { concernedCampaigns, readCampaigns, startableCampaigns } from './read-campaigns.ts';
import { concernedPlacements, readPlacements } from './read-placements.ts';

/** What requests are read with. */
export interface RequestDictionaries {
  /** The first working feed of kind `site`. */
  siteFeedId: number | null;
  /** Ids by `640x360`. */
  resolutions: ReadonlyMap<string, number>;
}

/** Keeps the index in accord with the database. */
export interface KeptIndex {
  /** Resolves when everything was read once. */
  ready: Promise<void>;
  dictionaries(): RequestDictionaries;
  close(): Promise<void>;
}

interface KeepIndexDeps {
  database: Database;
  index: DeliveryIndex;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** In milliseconds: the messages of one change come within it. */
const GATHER = 20;
const RETRY = 1_000;
/** Measured rates of adverts change with their results. */
const EVERYTHING_EVERY = 60 * 60_000;

/**
 * Reads the index, and then what changes: a message names a record, which is read again a moment later. After a lost
 * connection, and once an hour, everything is read anew.
 */
export function keepIndex({ database, index, publicUrl, log }: KeepIndexDeps): KeptIndex {
  const { db } = database;
  const changed = new ChangedRecords();
  const first = Promise.withResolvers<void>();
  let dictionaries: RequestDictionaries = { siteFeedId: null, resolutions: new Map() };
  let isEverythingDue = false;
  let isFailing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  const readEverything = async () => {
    index.setRates(await readRates(db));
    dictionaries = await readRequestDictionaries(db);
    for await (const placement of readPlacements(db)) index.putPlacement(placement);
    const campaignIds = new Set<number>();
    for await (const { id, campaign } of readCampaigns(db, publicUrl, startableCampaigns())) {
      campaignIds.add(id);
      index.putCampaign(id, campaign);
    }
    index.keepOnly(campaignIds);
  };

  const readChanged = async (changes: ReturnType<ChangedRecords['take']>['changes']) => {
    if (changes.rates) index.setRates(await readRates(db));
    if (changes.dictionaries) dictionaries = await readRequestDictionaries(db);
    const placements = conditionOf(concernedPlacements, changes.ids);
    if (placements !== undefined)
      for await (const placement of readPlacements(db, placements)) index.putPlacement(placement);
    const campaigns = conditionOf(concernedCampaigns, changes.ids);
    if (campaigns !== undefined)
      for await (const { id, campaign } of readCampaigns(db, publicUrl, campaigns)) index.putCampaign(id, campaign);
  };

  const read = async () => {
    const isEverything = isEverythingDue;
    isEverythingDue = false;
    const { messages, changes } = changed.take();
    try {
      if (isEverything) await readEverything();
      else await readChanged(changes);
      isFailing = false;
      first.resolve();
    } catch (error) {
      if (!isFailing && !isClosed)
        log.error(error, 'adverts and placements were not read; delivery goes on with those that it knows');
      isFailing = true;
      isEverythingDue ||= isEverything;
      changed.addAll(messages);
    }
  };

  const schedule = () => {
    if (isClosed || timer !== undefined || reading !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        reading = read().finally(() => {
          reading = undefined;
          if (isEverythingDue || !changed.isEmpty) schedule();
        });
      },
      isFailing ? RETRY : GATHER,
    );
  };

  const readAll = () => {
    isEverythingDue = true;
    schedule();
  };

  const stopListening = listenTo(database, 'delivery', {
    onMessage(message) {
      changed.add(message);
      schedule();
    },
    onListening: readAll,
  });
  const everyHour = setInterval(readAll, EVERYTHING_EVERY);

  return {
    ready: first.promise,
    dictionaries: () => dictionaries,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(everyHour);
      await stopListening();
      await reading;
    },
  };
}

/** Matches what the changed records concern; undefined if they concern nothing of it. */
function conditionOf(
  concerned: Partial<Record<string, (ids: number[]) => SQL>>,
  changed: Readonly<Record<string, number[]>>,
): SQL | undefined {
  const conditions = Object.entries(changed).flatMap(([kind, ids]) =>
    ids.length === 0 ? [] : (concerned[kind]?.(ids) ?? []),
  );
  return or(...conditions);
}

async function readRates(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ code: currencies.code, rate: currencies.rate }).from(currencies);
  return new Map(rows.map(({ code, rate }) => [code, rate]));
}

async function readRequestDictionaries(db: Db): Promise<RequestDictionaries> {
  const [feed] = await db
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(eq(feeds.kind, 'site'), eq(feeds.status, 'working')))
    .orderBy(asc(feeds.id))
    .limit(1);
  const sizes = await db.select().from(resolutions);
  return {
    siteFeedId: feed?.id ?? null,
    resolutions: new Map(sizes.map(({ id, width, height }) => [`${width}x${height}`, id])),
  };
}
