import type { createLimitCounts, TrackedCampaign, UsageState } from '../limit-counts.ts';
import type { LimitedCampaign } from '../limited-campaign.ts';
import type { FindZoneDay } from '../zone-days.ts';
import { serializeCampaign } from './serialize-campaign.ts';
import type { SharedCounters } from './shared-counters.ts';

interface CopyDeps {
  counts: ReturnType<typeof createLimitCounts>;
  zoneDay: FindZoneDay;
  counters: Pick<SharedCounters, 'readUsage'>;
}

const unused = { cash: 0, shows: 0, showsAllTime: 0, days: [] };

/** Maintains this process's copy of the shared usage of campaigns. */
export function createUsageCopy({ counts, zoneDay, counters }: CopyDeps) {
  const limitsAt = (known: TrackedCampaign, at: number) => {
    const { day } = zoneDay(known.campaign.timezone, at);
    return { day, dayLimits: counts.dayLimits(known, day), gate: counts.groupDayLimits(known, day, at) };
  };

  const describe = (known: TrackedCampaign, at: number) => {
    const { day, dayLimits, gate } = limitsAt(known, at);
    return { day, described: serializeCampaign(dayLimits, gate) };
  };

  const take = (id: number, at: number, figures: readonly number[]) => {
    const known = counts.find(id);
    if (known === undefined || figures.length === 0) return;
    const { dayLimits, gate } = limitsAt(known, at);
    const all = [...dayLimits.shows, ...dayLimits.cash, ...gate];
    // the campaign's dates or group have changed in the meantime
    if (figures.length !== all.length * 2 + 1) return;
    all.forEach(({ counter }, index) => {
      counter.used = figures[index * 2] ?? 0;
      counter.reserved = figures[index * 2 + 1] ?? 0;
    });
    const balance = dayLimits.cash.find(({ whose }) => whose === 'owner');
    if (balance !== undefined) balance.limit = figures.at(-1) ?? 0;
  };

  const refreshCampaign = async (id: number, at: number) => {
    const known = counts.find(id);
    if (known === undefined) return;
    const figures = await counters.readUsage(describe(known, at).described, at);
    if (figures !== null) take(id, at, figures);
  };

  return {
    describe,
    take,
    refreshCampaign,

    /** Takes over campaigns as they were read, with their counters from Redis. */
    async adopt(campaigns: readonly LimitedCampaign[], moment: Date): Promise<void> {
      counts.beginReading();
      const groups = new Set(campaigns.flatMap(({ group }) => (group === null ? [] : [group.id])));
      const owners = new Set(campaigns.map(({ ownerId }) => ownerId));
      const state: UsageState = {
        campaigns: campaigns.map((campaign) => ({ campaign, used: unused })),
        groups: [...groups].map((id) => ({ id, used: unused })),
        balances: [...owners].map((ownerId) => ({ ownerId, available: 0 })),
      };
      counts.load(state);
      await Promise.all(campaigns.map(({ id }) => refreshCampaign(id, moment.getTime())));
    },
  };
}
