import type { createLimitCounts, Known, UsedState } from '../limit-counts.ts';
import type { LimitedCampaign } from '../limited-campaign.ts';
import type { FindZoneDay } from '../zone-days.ts';
import { describeCampaign } from './describe-campaign.ts';
import type { SharedCounters } from './shared-counters.ts';

interface CopyDeps {
  counts: ReturnType<typeof createLimitCounts>;
  zoneDay: FindZoneDay;
  counters: Pick<SharedCounters, 'look'>;
}

const unused = { cash: 0, shows: 0, showsAllTime: 0, days: [] };

/** Maintains this process's copy of the shared usage of campaigns. */
export function createProcessCopy({ counts, zoneDay, counters }: CopyDeps) {
  const roomsAt = (known: Known, at: number) => {
    const { day } = zoneDay(known.campaign.timezone, at);
    return { day, rooms: counts.dayRooms(known, day), gate: counts.groupDayRooms(known, day, at) };
  };

  const describe = (known: Known, at: number) => {
    const { day, rooms, gate } = roomsAt(known, at);
    return { day, described: describeCampaign(rooms, gate) };
  };

  const take = (id: number, at: number, figures: readonly number[]) => {
    const known = counts.find(id);
    if (known === undefined || figures.length === 0) return;
    const { rooms, gate } = roomsAt(known, at);
    const all = [...rooms.shows, ...rooms.cash, ...gate];
    // the campaign's dates or group have changed in the meantime
    if (figures.length !== all.length * 2 + 1) return;
    all.forEach(({ counter }, index) => {
      counter.used = figures[index * 2] ?? 0;
      counter.reserved = figures[index * 2 + 1] ?? 0;
    });
    const balance = rooms.cash.find(({ whose }) => whose === 'owner');
    if (balance !== undefined) balance.limit = figures.at(-1) ?? 0;
  };

  const look = async (id: number, at: number) => {
    const known = counts.find(id);
    if (known === undefined) return;
    const figures = await counters.look(describe(known, at).described, at);
    if (figures !== null) take(id, at, figures);
  };

  return {
    describe,
    take,
    look,

    /** Takes over campaigns as they were read, with their counters from Redis. */
    async adopt(campaigns: readonly LimitedCampaign[], moment: Date): Promise<void> {
      counts.beginReading();
      const groups = new Set(campaigns.flatMap(({ group }) => (group === null ? [] : [group.id])));
      const owners = new Set(campaigns.map(({ ownerId }) => ownerId));
      const state: UsedState = {
        campaigns: campaigns.map((campaign) => ({ campaign, used: unused })),
        groups: [...groups].map((id) => ({ id, used: unused })),
        balances: [...owners].map((ownerId) => ({ ownerId, available: 0 })),
      };
      counts.load(state);
      await Promise.all(campaigns.map(({ id }) => look(id, moment.getTime())));
    },
  };
}
