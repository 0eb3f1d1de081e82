import { type DayRooms, makeDayRooms } from './day-rooms.ts';
import { isSameSpan, type LimitedCampaign } from './limited-campaign.ts';
import {
  Balance,
  CampaignCounts,
  GroupCounts,
  type Room,
  type UsedByCampaign,
  type UsedByGroup,
} from './used-counts.ts';
import type { FindZoneDay } from './zone-days.ts';

/** The usage read from the database. Money is in micros. */
export interface UsedState {
  campaigns: readonly { campaign: LimitedCampaign; used: UsedByCampaign }[];
  groups: readonly { id: number; used: UsedByGroup }[];
  balances: readonly { ownerId: number; available: number }[];
}

export interface Known {
  campaign: LimitedCampaign;
  counts: CampaignCounts;
  /** The rooms of the last requested day; discarded when anything changes. */
  rooms?: DayRooms | undefined;
}

/** An amount taken while the usage was being read. */
interface Taken {
  campaign: number;
  at: number;
  what: 'shows' | 'cash';
  amount: number;
}

/**
 * Counts what campaigns, groups and balances have used.
 *
 * A group's day is a date: each campaign contributes what it used on that date in its own time zone, as in the day counters.
 * If the owner's current date differs, the group's limits on both dates apply, as in `groupSpansOf`.
 */
export type LimitCounts = ReturnType<typeof createLimitCounts>;

export function createLimitCounts(zoneDay: FindZoneDay) {
  const campaigns = new Map<number, Known>();
  const groups = new Map<number, GroupCounts>();
  const balances = new Map<number, Balance>();
  const unread = new Set<number>();
  let taken: Taken[] | null = null;

  const dayRooms = (known: Known, day: string): DayRooms => {
    const { campaign, counts } = known;
    if (known.rooms?.campaign !== campaign || known.rooms.day !== day) {
      const group = campaign.group === null ? undefined : groups.get(campaign.group.id);
      known.rooms = makeDayRooms({ campaign, counts, group, balance: balances.get(campaign.ownerId) }, day);
    }
    return known.rooms;
  };

  /** Adds the amounts taken since the read began to the counters that were read. */
  const addTaken = (state: UsedState) => {
    const read = {
      campaign: new Set(state.campaigns.map(({ campaign }) => campaign.id)),
      group: new Set(state.groups.map(({ id }) => id)),
      owner: new Set(state.balances.map(({ ownerId }) => ownerId)),
    };
    for (const { campaign: id, at, what, amount } of taken ?? []) {
      const known = campaigns.get(id);
      if (known === undefined) continue;
      const { group, ownerId, timezone } = known.campaign;
      const ids = { campaign: id, group: group?.id ?? 0, owner: ownerId };
      for (const { counter, whose } of dayRooms(known, zoneDay(timezone, at).day)[what])
        if (read[whose].has(ids[whose])) counter.used += amount;
    }
  };

  const isRead = (campaign: LimitedCampaign): boolean => {
    const known = campaigns.get(campaign.id);
    const isGroupRead = campaign.group === null || groups.has(campaign.group.id);
    return known !== undefined && isGroupRead && isSameSpan(known.campaign, campaign);
  };

  return {
    isRead,

    find: (id: number): Known | undefined => campaigns.get(id),

    /** Updates a campaign's terms. If its usage is not loaded, returns undefined and marks it for loading. */
    update(campaign: LimitedCampaign): Known | undefined {
      const known = campaigns.get(campaign.id);
      if (known === undefined || !isRead(campaign)) {
        unread.add(campaign.id);
        return undefined;
      }
      known.campaign = campaign;
      return known;
    },

    dayRooms,

    /** The room of the campaign's group on its owner's current date, if that differs from the campaign's. */
    groupDayRooms({ campaign: { group } }: Known, day: string, at: number): Room[] {
      const counts = group && groups.get(group.id);
      if (!counts || group.limits.cashDay === null) return [];
      const ownersDay = zoneDay(group.timezone, at).day;
      if (ownersDay === day) return [];
      const counter = counts.cashDays.of(ownersDay);
      return [{ counter, limit: group.limits.cashDay, term: 'day', of: ownersDay, whose: 'group' }];
    },

    /** Takes an amount from rooms, and notes it if a read is running. */
    take({ campaign }: Known, rooms: readonly Room[], entry: Omit<Taken, 'campaign'>): void {
      for (const { counter } of rooms) counter.used += entry.amount;
      taken?.push({ ...entry, campaign: campaign.id });
    },

    /** From now on, amounts taken are noted: the next load adds them to what was read in the meantime. */
    beginReading(): void {
      taken = [];
    },

    /** Replaces the usage with what was read, plus what was taken since the read began. */
    load(state: UsedState): void {
      for (const { campaign, used } of state.campaigns) {
        const counts = campaigns.get(campaign.id)?.counts ?? new CampaignCounts();
        counts.read(used);
        campaigns.set(campaign.id, { campaign, counts });
        unread.delete(campaign.id);
      }
      for (const { id, used } of state.groups) madeIn(groups, id, () => new GroupCounts()).read(used);
      for (const { ownerId, available } of state.balances)
        madeIn(balances, ownerId, () => new Balance()).read(available);
      // rooms refer to the old counters of groups and balances that were replaced
      for (const known of campaigns.values()) known.rooms = undefined;
      addTaken(state);
      taken = null;
    },

    /** Returns and clears the campaigns whose usage has to be loaded. */
    takeUnread(): number[] {
      const ids = [...unread];
      unread.clear();
      return ids;
    },
  };
}

function madeIn<Value>(map: Map<number, Value>, id: number, make: () => Value): Value {
  const value = map.get(id) ?? make();
  map.set(id, value);
  return value;
}
