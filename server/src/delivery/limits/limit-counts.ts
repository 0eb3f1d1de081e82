import { isInFlight, isSameSpan, type LimitedCampaign } from './limited-campaign.ts';
import {
  Balance,
  CampaignCounts,
  type Counter,
  GroupCounts,
  newCounter,
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

/** A counter that a show or money is taken from, and how far it may go. */
export interface Room {
  counter: Counter;
  limit: number | null;
  term: 'total' | 'day' | 'balance';
  whose: 'campaign' | 'group' | 'owner';
}

interface Known {
  campaign: LimitedCampaign;
  counts: CampaignCounts;
}

/** What was taken while what is used was being read. */
interface Taken {
  campaign: number;
  at: number;
  what: 'shows' | 'cash';
  amount: number;
}

export type LimitCounts = ReturnType<typeof createLimitCounts>;

/**
 * Counts what campaigns, groups and balances have used.
 *
 * A group's day is a date: each campaign adds what it has on that date in its own zone, as the day counters do. The
 * current date is that of the owner's zone.
 */
export function createLimitCounts(zoneDay: FindZoneDay) {
  const campaigns = new Map<number, Known>();
  const groups = new Map<number, GroupCounts>();
  const balances = new Map<number, Balance>();
  /** Campaigns that were asked about, and of which is not known what they have used. */
  const unread = new Set<number>();
  /** What was taken since a reading began. */
  let taken: Taken[] | null = null;

  const roomsOf = ({ campaign, counts }: Known, day: string, what: 'shows' | 'cash'): Room[] => {
    const { limits, group } = campaign;
    const rooms: Room[] = [];
    const add = (whose: Room['whose'], term: Room['term'], counter: Counter, limit: number | null) =>
      rooms.push({ counter, limit, term, whose });
    const isOwnFlight = isInFlight(campaign, day);
    if (what === 'shows') {
      if (isOwnFlight) add('campaign', 'total', counts.shows, limits.shows);
      add('campaign', 'total', counts.showsAllTime, limits.showsAllTime);
      add('campaign', 'day', counts.showsDays.of(day), limits.showsDay);
      return rooms;
    }
    if (isOwnFlight) add('campaign', 'total', counts.cash, limits.cash);
    add('campaign', 'day', counts.cashDays.of(day), limits.cashDay);
    const ofGroup = group && groups.get(group.id);
    if (group && ofGroup) {
      if (isInFlight(group, day)) add('group', 'total', ofGroup.cash, group.limits.cash);
      add('group', 'day', ofGroup.cashDays.of(day), group.limits.cashDay);
    }
    const balance = balances.get(campaign.ownerId);
    add('owner', 'balance', balance?.spent ?? newCounter(), balance?.available ?? 0);
    return rooms;
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
      for (const { counter, whose } of roomsOf(known, zoneDay(timezone, at).day, what))
        if (read[whose].has(ids[whose])) counter.used += amount;
    }
  };

  return {
    /** Finds a campaign as it was last read or asked about. */
    find: (id: number): Known | undefined => campaigns.get(id),

    /** Takes note of a campaign as it is now. Returns nothing, and has it read, if what it used is not known. */
    update(campaign: LimitedCampaign): Known | undefined {
      const known = campaigns.get(campaign.id);
      const isGroupRead = campaign.group === null || groups.has(campaign.group.id);
      if (known === undefined || !isGroupRead || !isSameSpan(known.campaign, campaign)) {
        unread.add(campaign.id);
        return undefined;
      }
      known.campaign = campaign;
      return known;
    },

    roomsOf,

    /** The room of the campaign's group on its owner's current day, which may be another one than the campaign's. */
    groupDayRooms({ campaign: { group } }: Known, at: number): Room[] {
      const counts = group && groups.get(group.id);
      if (!group || !counts || group.limits.cashDay === null) return [];
      const counter = counts.cashDays.of(zoneDay(group.timezone, at).day);
      return [{ counter, limit: group.limits.cashDay, term: 'day', whose: 'group' }];
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
