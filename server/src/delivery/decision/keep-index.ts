import { or, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../platform/db/database.ts';
import { listenTo } from '../../platform/db/listen.ts';
import { currencies } from '../../platform/db/schema.ts';
import type { OpenLimits } from '../limits/open-limits.ts';
import { ChangedRecords, type Changes } from './changed-records.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { concernedCampaigns, type ReadCampaign, readCampaigns, startableCampaigns } from './read-campaigns.ts';
import { concernedPlacements, readPlacements } from './read-placements.ts';
import { type RequestDictionaries, readRequestDictionaries } from './request-dictionaries.ts';
import { skipChanged } from './skip-changed.ts';

/** Keeps the index in accord with the database. */
export interface KeptIndex {
  /** Resolves when everything was read once. */
  ready: Promise<void>;
  dictionaries(): RequestDictionaries;
  close(): Promise<void>;
}

/** What was read anew. */
interface ReadIds {
  placements: Set<number>;
  campaigns: Set<number>;
}

interface KeepIndexDeps {
  database: Database;
  index: DeliveryIndex;
  limits: Pick<OpenLimits, 'learn'>;
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
export function keepIndex({ database, index, limits, publicUrl, log }: KeepIndexDeps): KeptIndex {
  const { db } = database;
  const changed = new ChangedRecords();
  const first = Promise.withResolvers<void>();
  let dictionaries: RequestDictionaries = { siteFeedId: null, resolutions: new Map() };
  let isEverythingDue = false;
  let isFailing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  /** What a started campaign has used is known before it takes part. */
  const putCampaign = async ({ id, campaign, page }: ReadCampaign) => {
    if (campaign?.isStarted) await limits.learn(campaign.limited, page);
    index.putCampaign(id, campaign);
  };

  /** Returns the ids of what was read. */
  const readChanged = async ({ ids, ...tables }: Changes): Promise<ReadIds> => {
    const read: ReadIds = { placements: new Set(), campaigns: new Set() };
    if (tables.rates) index.setRates(await readRates(db));
    if (tables.dictionaries) dictionaries = await readRequestDictionaries(db);
    const placements = conditionOf(concernedPlacements, ids);
    if (placements !== undefined)
      for await (const placement of readPlacements(db, placements)) {
        read.placements.add(placement.id);
        index.putPlacement(placement);
      }
    const campaigns = conditionOf(concernedCampaigns, ids);
    if (campaigns !== undefined)
      for await (const campaign of readCampaigns(db, publicUrl, campaigns)) {
        read.campaigns.add(campaign.id);
        await putCampaign(campaign);
      }
    return read;
  };

  /** Many campaigns take longer to read than a stop may take to hold: changes have their turn in between. */
  const readEverything = async () => {
    const sinceBegun: ReadIds = { placements: new Set(), campaigns: new Set() };
    const readMeanwhile = async () => {
      if (changed.isEmpty) return sinceBegun;
      const { messages, changes } = changed.take();
      try {
        const read = await readChanged(changes);
        for (const kind of ['placements', 'campaigns'] as const) for (const id of read[kind]) sinceBegun[kind].add(id);
      } catch (error) {
        changed.addAll(messages);
        throw error;
      }
      return sinceBegun;
    };
    index.setRates(await readRates(db));
    dictionaries = await readRequestDictionaries(db);
    const placements = skipChanged(readPlacements(db), async () => (await readMeanwhile()).placements);
    for await (const placement of placements) index.putPlacement(placement);
    const campaignIds = new Set<number>();
    const campaigns = skipChanged(
      readCampaigns(db, publicUrl, startableCampaigns()),
      async () => (await readMeanwhile()).campaigns,
    );
    for await (const campaign of campaigns) {
      campaignIds.add(campaign.id);
      await putCampaign(campaign);
    }
    index.keepOnly(new Set([...campaignIds, ...sinceBegun.campaigns]));
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
