import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { campaigns } from '../../../platform/db/schema.ts';
import { readLimited } from '../read-usage.ts';
import { type LimitedRow, selectLimited } from '../select-limited.ts';
import { readLoaded, readOwners } from './read-loaded.ts';
import type { SharedCounters } from './shared-counters.ts';
import type { SharedLimits } from './shared-limits.ts';

interface CampaignLoaderDeps {
  db: Db;
  counters: SharedCounters;
  adopt: SharedLimits['adopt'];
}

/** Loads counters of campaigns into Redis that are not there yet, and copies them to this process. */
export function createCampaignLoader({ db, counters, adopt }: CampaignLoaderDeps) {
  const owners = new Set<number>();
  const missing = new Set<number>();

  const loadRows = async (rows: readonly LimitedRow[]) => {
    const { campaigns: read, loaded } = await readLoaded(db, rows, counters.findMissing);
    await counters.load(loaded);
    for (const { id } of loaded.owners) owners.add(id);
    await adopt(read, new Date());
  };

  const loadUsage = async (ids: readonly number[]): Promise<void> => {
    if (ids.length === 0) return;
    for (const id of ids) missing.delete(id);
    try {
      await loadRows(await selectLimited(db).where(inArray(campaigns.id, [...ids])));
    } catch (error) {
      for (const id of ids) missing.add(id);
      throw error;
    }
  };

  return {
    loadUsage,

    /** Loads them one at a time, so that one that can't be loaded does not block the others, and moves to the end. */
    async loadMissing(): Promise<void> {
      for (const id of [...missing]) await loadUsage([id]);
    },

    async loadAll(): Promise<void> {
      for await (const page of readLimited(db, undefined)) await loadRows(page);
    },

    /** Updates in Redis what the owners can spend. */
    async loadOwners(): Promise<void> {
      await counters.load({ campaigns: [], groups: [], alone: [], owners: await readOwners(db, [...owners]) });
    },
  };
}
