import { toMicros } from '@preroll/rules/campaign/event-price';
import { inArray } from 'drizzle-orm';
import { readFunds } from '../../../money/ledger/spendable.ts';
import type { Db } from '../../../platform/db/database.ts';
import { campaignDays, campaigns } from '../../../platform/db/schema.ts';
import type { LimitedCampaign } from '../limited-campaign.ts';
import { type LimitedRow, toLimitedCampaign } from '../select-limited.ts';
import { keyOfGroup } from './serialize-campaign.ts';
import type { CounterData } from './shared-counters.ts';

/**
 * Reads the data of campaigns, and of all campaigns in their groups, that the shared counters lack.
 *
 * @param findMissing returns the campaigns without counters
 */
export async function readLoaded(
  db: Db,
  rows: readonly LimitedRow[],
  findMissing: (ids: readonly number[]) => Promise<number[]>,
): Promise<{ campaigns: LimitedCampaign[]; loaded: CounterData }> {
  const read = rows.map(toLimitedCampaign);
  const groupIds = [...new Set(read.flatMap(({ group }) => (group === null ? [] : [group.id])))];
  const members = await readMembers(db, groupIds);
  const ids = [...new Set([...read.map(({ id }) => id), ...[...members.values()].flat()])];
  const missing = await findMissing(ids);
  const days = await readDays(db, missing);
  return {
    campaigns: read,
    loaded: {
      campaigns: missing.map((id) => ({ id, days: days.get(id) ?? [] })),
      groups: [...members].map(([id, of]) => ({ key: keyOfGroup(id), members: of })),
      alone: read.filter(({ group }) => group === null).map(({ id }) => id),
      owners: await readOwners(db, [...new Set(read.map(({ ownerId }) => ownerId))]),
    },
  };
}

/** Reads what owners have spent, and their spending limits. */
export async function readOwners(db: Db, owners: readonly number[]): Promise<CounterData['owners']> {
  const funds = await readFunds(db, owners);
  return [...funds].map(([id, { spent, available }]) => ({
    id,
    spent,
    limit: Math.min(spent + available, Number.MAX_SAFE_INTEGER),
  }));
}

async function readMembers(db: Db, groupIds: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .select({ id: campaigns.id, group: campaigns.groupId })
    .from(campaigns)
    .where(inArray(campaigns.groupId, [...groupIds]))
    .orderBy(campaigns.id);
  const members = new Map<number, number[]>(groupIds.map((id) => [id, []]));
  for (const { id, group } of rows) if (group !== null) members.get(group)?.push(id);
  return members;
}

async function readDays(db: Db, ids: readonly number[]) {
  const days = new Map<number, CounterData['campaigns'][number]['days']>();
  if (ids.length === 0) return days;
  const rows = await db
    .select({ id: campaignDays.campaignId, day: campaignDays.day, shows: campaignDays.shows, cash: campaignDays.spend })
    .from(campaignDays)
    .where(inArray(campaignDays.campaignId, [...ids]))
    .orderBy(campaignDays.campaignId, campaignDays.day);
  for (const { id, day, shows, cash } of rows) {
    const of = days.get(id) ?? [];
    of.push([day, shows, toMicros(cash)]);
    days.set(id, of);
  }
  return days;
}
