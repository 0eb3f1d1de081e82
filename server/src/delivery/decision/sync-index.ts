import { or, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../platform/db/database.ts';
import { listenTo } from '../../platform/db/listen.ts';
import { currencies } from '../../platform/db/schema.ts';
import type { OpenLimits } from '../limits/delivery-limits.ts';
import { ChangedRecords } from './changed-records.ts';
import type { DeliveryIndex, IndexedPlacement } from './delivery-index.ts';
import { affectedCampaigns, type ReadCampaign, readCampaigns, startableCampaigns } from './read-campaigns.ts';
import { affectedPlacements, readPlacements } from './read-placements.ts';
import { noDictionaries, type RequestDictionaries, readRequestDictionaries } from './request-dictionaries.ts';
import { skipChanged } from './skip-changed.ts';

/** Keeps the index in sync with the database. */
export interface IndexSync {
  /** Resolves when everything was loaded once. */
  ready: Promise<void>;
  dictionaries(): RequestDictionaries;
  /** Since when changes may be missing; null while they are received. */
  behindSince(): Date | null;
  close(): Promise<void>;
}

interface PutIds {
  placements: Set<number>;
  campaigns: Set<number>;
}

interface IndexSyncDeps {
  database: Database;
  index: DeliveryIndex;
  limits: Pick<OpenLimits, 'loadUsage'>;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** In milliseconds: the messages of one change arrive within this time. */
const DEBOUNCE_DELAY = 20;
const RETRY_DELAY = 1_000;
/** The measured rates of adverts change with their results, without a message. */
const FULL_RELOAD_INTERVAL = 60 * 60_000;

/**
 * Loads the index, then its changes: a message names a record, which is read again a moment later. Everything is reloaded
 * after a lost connection, and once an hour.
 */
export function syncIndex({ database, index, limits, publicUrl, log }: IndexSyncDeps): IndexSync {
  const { db } = database;
  const changed = new ChangedRecords();
  const first = Promise.withResolvers<void>();
  let dictionaries = noDictionaries;
  let isEverythingDue = false;
  let isFailing = false;
  let isListening = false;
  let behindSince: Date | null = new Date();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  /** For each running load, what was put since it began: its pages may be older. */
  const inProgress = new Set<PutIds>();
  const trackPut = (kind: keyof PutIds, id: number) => {
    for (const since of inProgress) since[kind].add(id);
  };

  /** Loads the usage of a started campaign before it takes part. */
  const putCampaign = async ({ id, campaign, page }: ReadCampaign) => {
    if (campaign?.isStarted) await limits.loadUsage(campaign.limited, page);
    index.putCampaign(id, campaign);
    trackPut('campaigns', id);
  };

  /**
   * Puts the loaded records. Loading many campaigns takes longer than a stop may take to apply, so changes are applied in
   * between, and changes that arrive meanwhile after them.
   * @returns the ids of everything put meanwhile
   */
  const putAll = async (
    placements: AsyncIterable<IndexedPlacement> | Iterable<IndexedPlacement>,
    campaigns: AsyncIterable<ReadCampaign> | Iterable<ReadCampaign>,
  ): Promise<PutIds> => {
    const since: PutIds = { placements: new Set(), campaigns: new Set() };
    const putMeanwhile = async (kind: keyof PutIds) => {
      if (!changed.isEmpty) await putChanged();
      return since[kind];
    };
    inProgress.add(since);
    try {
      for await (const placement of skipChanged(placements, () => putMeanwhile('placements'))) {
        index.putPlacement(placement);
        trackPut('placements', placement.id);
      }
      for await (const campaign of skipChanged(campaigns, () => putMeanwhile('campaigns'))) await putCampaign(campaign);
    } finally {
      inProgress.delete(since);
    }
    return since;
  };

  /** Reads what has changed: first the changed records themselves, then the records that depend on them. */
  const putChanged = async () => {
    const { messages, changes } = changed.take();
    try {
      const { placement, campaign, ...others } = changes.ids;
      if (changes.rates) index.setRates(await readRates(db));
      if (changes.dictionaries) dictionaries = await readRequestDictionaries(db);
      for (const ids of [{ placement, campaign }, others]) {
        const placements = conditionOf(affectedPlacements, ids);
        const campaigns = conditionOf(affectedCampaigns, ids);
        await putAll(
          placements === undefined ? [] : readPlacements(db, placements),
          campaigns === undefined ? [] : readCampaigns(db, publicUrl, campaigns),
        );
      }
    } catch (error) {
      changed.addAll(messages);
      throw error;
    }
  };

  const putEverything = async () => {
    index.setRates(await readRates(db));
    dictionaries = await readRequestDictionaries(db);
    const put = await putAll(readPlacements(db), readCampaigns(db, publicUrl, startableCampaigns()));
    index.keepOnly(put.campaigns);
  };

  const read = async () => {
    const isEverything = isEverythingDue;
    const begun = new Date();
    isEverythingDue = false;
    try {
      if (isEverything) await putEverything();
      else await putChanged();
      isFailing = false;
      // after a lost connection, changes are complete only when it listens again and everything was reloaded
      if (isListening && !isEverythingDue) behindSince = null;
      first.resolve();
    } catch (error) {
      if (!isFailing && !isClosed)
        log.error(error, 'adverts and placements were not read; delivery goes on with those that it knows');
      isFailing = true;
      behindSince ??= begun;
      isEverythingDue ||= isEverything;
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
      isFailing ? RETRY_DELAY : DEBOUNCE_DELAY,
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
    onListening() {
      isListening = true;
      readAll();
    },
    onLost() {
      isListening = false;
      behindSince ??= new Date();
    },
  });
  const everyHour = setInterval(readAll, FULL_RELOAD_INTERVAL);

  return {
    ready: first.promise,
    dictionaries: () => dictionaries,
    behindSince: () => behindSince,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(everyHour);
      await stopListening();
      await reading;
    },
  };
}

/** Matches the records affected by the changed ones; undefined if none are. */
function conditionOf(
  concerned: Partial<Record<string, (ids: number[]) => SQL | undefined>>,
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
