import { toMicros } from '@preroll/rules/campaign/event-price';
import { addDays } from '@preroll/rules/time/days';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { and, between, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { groupSpan, readCampaignUsage, sumGroupDays } from '../../advertising/campaigns/campaign-facts.ts';
import { readSpendable } from '../../money/ledger/spendable.ts';
import type { Db } from '../../platform/db/database.ts';
import { campaignDays, campaigns, groups } from '../../platform/db/schema.ts';
import type { UsageState } from './limit-counts.ts';
import { type LimitedRow, selectLimited, toLimitedCampaign } from './select-limited.ts';

const PAGE_SIZE = 500;

/**
 * Reads the usage of campaigns, of their owners' groups and of the owners.
 *
 * Includes all groups of a campaign's owner, so that a group that the campaign has left no longer counts it.
 *
 * @param only these campaigns; by default, all that can be served or could until recently
 */
export async function readUsage(db: Db, now: Date, only?: readonly number[]): Promise<UsageState> {
  const rows: LimitedRow[] = [];
  for await (const page of readLimited(db, only)) rows.push(...page);
  const used: UsageState['campaigns'][number][] = [];
  for (let first = 0; first < rows.length; first += PAGE_SIZE)
    used.push(...(await readCampaignPage(db, rows.slice(first, first + PAGE_SIZE), now)));
  const owners = [...new Set(rows.map(({ campaign }) => campaign.ownerId))];
  return { campaigns: used, groups: await readGroups(db, owners, now), balances: await readBalances(db, owners) };
}

/** Reads the available balances of owners. */
export async function readBalances(db: Db, owners: readonly number[]): Promise<UsageState['balances']> {
  if (owners.length === 0) return [];
  return [...(await readSpendable(db, owners))].map(([ownerId, available]) => ({ ownerId, available }));
}

/** Reads campaigns with their limits: the given ones, or all that can be served or could until recently. */
export async function* readLimited(db: Db, only: readonly number[] | undefined): AsyncGenerator<LimitedRow[]> {
  if (only !== undefined) {
    for (let first = 0; first < only.length; first += PAGE_SIZE)
      yield await selectLimited(db)
        .where(inArray(campaigns.id, only.slice(first, first + PAGE_SIZE)))
        .orderBy(campaigns.id);
    return;
  }
  // events of earlier serves are accepted for a day
  const canCount = sql`(${campaigns.status} in ('working', 'stopped', 'lock') or ${campaigns.updatedAt} > now() - interval '2 days')`;
  for (let last = 0; ; ) {
    const page = await selectLimited(db)
      .where(and(canCount, sql`${campaigns.id} > ${last}`))
      .orderBy(campaigns.id)
      .limit(PAGE_SIZE);
    yield page;
    if (page.length < PAGE_SIZE) return;
    last = page.at(-1)?.campaign.id ?? 0;
  }
}

async function readCampaignPage(db: Db, rows: LimitedRow[], now: Date): Promise<UsageState['campaigns'][number][]> {
  const spans = rows.map(({ campaign: { id, timezone, startDate, endDate } }) => ({
    id,
    today: zonedTime(timezone, now).day,
    start: startDate,
    end: endDate,
  }));
  const sums = new Map((await readCampaignUsage(db, spans)).map(({ id, used }) => [id, used]));
  const days = await db
    .select({ id: campaignDays.campaignId, day: campaignDays.day, cash: campaignDays.spend, shows: campaignDays.shows })
    .from(campaignDays)
    .where(
      and(
        inArray(
          campaignDays.campaignId,
          spans.map(({ id }) => id),
        ),
        isCurrent(now),
      ),
    )
    .orderBy(campaignDays.day);
  const daysOf = Map.groupBy(days, ({ id }) => id);
  return rows.map((row) => {
    const sum = sums.get(row.campaign.id);
    return {
      campaign: toLimitedCampaign(row),
      used: {
        cash: toMicros(sum?.cash ?? 0),
        shows: sum?.shows ?? 0,
        showsAllTime: sum?.showsAllTime ?? 0,
        days: (daysOf.get(row.campaign.id) ?? []).map(({ day, cash, shows }) => ({ day, cash: toMicros(cash), shows })),
      },
    };
  });
}

async function readGroups(db: Db, owners: readonly number[], now: Date): Promise<UsageState['groups']> {
  if (owners.length === 0) return [];
  const rows = await db
    .select({ id: groups.id, startDate: groups.startDate, endDate: groups.endDate })
    .from(groups)
    .where(inArray(groups.ownerId, [...owners]))
    .orderBy(groups.id);
  // the daily usage is read separately
  const spans = rows.map((group) => groupSpan(group, 'UTC', { now, whole: true }));
  const sums = new Map((await sumGroupDays(db, spans)).map(({ id, cash }) => [id, cash]));
  const days = await db
    .select({
      id: sql<number>`${campaigns.groupId}`,
      day: campaignDays.day,
      cash: sql<number>`sum(${campaignDays.spend})::float8`,
    })
    .from(campaignDays)
    .innerJoin(campaigns, eq(campaigns.id, campaignDays.campaignId))
    .where(and(inArray(campaigns.ownerId, [...owners]), isNotNull(campaigns.groupId), isCurrent(now)))
    .groupBy(campaigns.groupId, campaignDays.day)
    .orderBy(campaignDays.day);
  const daysOf = Map.groupBy(days, ({ id }) => id);
  return rows.map(({ id }) => ({
    id,
    used: {
      cash: toMicros(sums.get(id) ?? 0),
      days: (daysOf.get(id) ?? []).map(({ day, cash }) => ({ day, cash: toMicros(cash) })),
    },
  }));
}

/** The dates that are current in some time zone. */
const isCurrent = (now: Date) => {
  const day = now.toISOString().slice(0, 10);
  return between(campaignDays.day, addDays(day, -1), addDays(day, 1));
};
