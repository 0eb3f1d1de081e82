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

/** What was used, as it was read. Money is in micros. */
export interface UsedState {
  campaigns: readonly { campaign: LimitedCampaign; used: UsedByCampaign }[];
  groups: readonly { id: number; used: UsedByGroup }[];
  balances: readonly { ownerId: number; available: number }[];
}

export interface Known {
  campaign: LimitedCampaign;
  counts: CampaignCounts;
  /** Those of the last day that was asked for; made anew after a change. */
  rooms?: DayRooms | undefined;
}

/** What was taken while what is used was being read. */
interface Taken {
  campaign: number;
  at: number;
  what: 'shows' | 'cash';
  amount: number;
}

/**
 * Counts what campaigns, groups and balances have used.
 *
 * A group's day is a date: each campaign adds what it has on that date in its own zone, as the day counters do. Where the
 * owner's current date is another one, both limit the campaign, as `groupSpansOf` says for its state.
 */
export type LimitCounts = ReturnType<typeof createLimitCounts>;

export function createLimitCounts(zoneDay: FindZoneDay) {
  const campaigns = new Map<number, Known>();
  const groups = new Map<number, GroupCounts>();
  const balances = new Map<number, Balance>();
  /** Campaigns that were asked about, and of which is not known what they have used. */
  const unread = new Set<number>();
  /** What was taken since a reading began. */
  let taken: Taken[] | null = null;

  const dayRooms = (known: Known, day: string): DayRooms => {
    const { campaign, counts } = known;
    if (known.rooms?.campaign !== campaign || known.rooms.day !== day) {
      const group = campaign.group === null ? undefined : groups.get(campaign.group.id);
      known.rooms = makeDayRooms({ campaign, counts, group, balance: balances.get(campaign.ownerId) }, day);
    }
    return known.rooms;
  };

  /** Adds what was taken since the reading began to the counters that were read. */
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

  /** Whether it is known what a campaign has used, by the days and in the group that it has now. */
  const isRead = (campaign: LimitedCampaign): boolean => {
    const known = campaigns.get(campaign.id);
    const isGroupRead = campaign.group === null || groups.has(campaign.group.id);
    return known !== undefined && isGroupRead && isSameSpan(known.campaign, campaign);
  };

  return {
    isRead,

    /** Finds a campaign as it was last read or asked about. */
    find: (id: number): Known | undefined => campaigns.get(id),

    /** Takes note of a campaign as it is now. Returns nothing, and has it read, if what it used is not known. */
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

    /** The room of the campaign's group on its owner's current day, if that is another one than the campaign's. */
    groupDayRooms({ campaign: { group } }: Known, day: string, at: number): Room[] {
      const counts = group && groups.get(group.id);
      if (!counts || group.limits.cashDay === null) return [];
      const ownersDay = zoneDay(group.timezone, at).day;
      if (ownersDay === day) return [];
      const counter = counts.cashDays.of(ownersDay);
      return [{ counter, limit: group.limits.cashDay, term: 'day', of: ownersDay, whose: 'group' }];
    },

    /** Notes what was taken from rooms. */
    take({ campaign }: Known, rooms: readonly Room[], entry: Omit<Taken, 'campaign'>): void {
      for (const { counter } of rooms) counter.used += entry.amount;
      taken?.push({ ...entry, campaign: campaign.id });
    },

    /** From now on, what is taken is noted: the next load adds it to what was read meanwhile. */
    beginReading(): void {
      taken = [];
    },

    /** Replaces what is used by what was read, and what was taken since the reading began. */
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
      // a group or balance that is new belongs to them now
      for (const known of campaigns.values()) known.rooms = undefined;
      addTaken(state);
      taken = null;
    },

    /** Takes the campaigns of which what they have used has to be read. */
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
