import { type DayLimits, makeDayLimits } from './day-limits.ts';
import { isSameSpan, type LimitedCampaign } from './limited-campaign.ts';
import {
  Balance,
  CampaignCounts,
  type CampaignUsage,
  type CounterLimit,
  GroupCounts,
  type GroupUsage,
} from './usage-counts.ts';
import type { FindZoneDay } from './zone-days.ts';

/** The usage read from the database. Money is in micros. */
export interface UsageState {
  campaigns: readonly { campaign: LimitedCampaign; used: CampaignUsage }[];
  groups: readonly { id: number; used: GroupUsage }[];
  balances: readonly { ownerId: number; available: number }[];
}

export interface TrackedCampaign {
  campaign: LimitedCampaign;
  counts: CampaignCounts;
  /** The limits of the last requested day; discarded when anything changes. */
  dayLimits?: DayLimits | undefined;
}

/** An amount taken while the usage was being read. */
interface TakenAmount {
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
  const campaigns = new Map<number, TrackedCampaign>();
  const groups = new Map<number, GroupCounts>();
  const balances = new Map<number, Balance>();
  const unread = new Set<number>();
  let taken: TakenAmount[] | null = null;

  const dayLimits = (known: TrackedCampaign, day: string): DayLimits => {
    const { campaign, counts } = known;
    if (known.dayLimits?.campaign !== campaign || known.dayLimits.day !== day) {
      const group = campaign.group === null ? undefined : groups.get(campaign.group.id);
      known.dayLimits = makeDayLimits({ campaign, counts, group, balance: balances.get(campaign.ownerId) }, day);
    }
    return known.dayLimits;
  };

  /** Adds the amounts taken since the read began to the counters that were read. */
  const addTaken = (state: UsageState) => {
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
      for (const { counter, whose } of dayLimits(known, zoneDay(timezone, at).day)[what])
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

    find: (id: number): TrackedCampaign | undefined => campaigns.get(id),

    /** Updates a campaign's terms. If its usage is not loaded, returns undefined and marks it for loading. */
    update(campaign: LimitedCampaign): TrackedCampaign | undefined {
      const known = campaigns.get(campaign.id);
      if (known === undefined || !isRead(campaign)) {
        unread.add(campaign.id);
        return undefined;
      }
      known.campaign = campaign;
      return known;
    },

    dayLimits,

    /** The limits of the campaign's group on its owner's current date, if that differs from the campaign's. */
    groupDayLimits({ campaign: { group } }: TrackedCampaign, day: string, at: number): CounterLimit[] {
      const counts = group && groups.get(group.id);
      if (!counts || group.limits.cashDay === null) return [];
      const ownersDay = zoneDay(group.timezone, at).day;
      if (ownersDay === day) return [];
      const counter = counts.cashDays.of(ownersDay);
      return [{ counter, limit: group.limits.cashDay, term: 'day', of: ownersDay, whose: 'group' }];
    },

    /** Takes an amount from the given limits, and notes it if a read is running. */
    take(
      { campaign }: TrackedCampaign,
      counterLimits: readonly CounterLimit[],
      entry: Omit<TakenAmount, 'campaign'>,
    ): void {
      for (const { counter } of counterLimits) counter.used += entry.amount;
      taken?.push({ ...entry, campaign: campaign.id });
    },

    /** From now on, amounts taken are noted: the next load adds them to what was read in the meantime. */
    beginReading(): void {
      taken = [];
    },

    /** Replaces the usage with what was read, plus what was taken since the read began. */
    load(state: UsageState): void {
      for (const { campaign, used } of state.campaigns) {
        const counts = campaigns.get(campaign.id)?.counts ?? new CampaignCounts();
        counts.read(used);
        campaigns.set(campaign.id, { campaign, counts });
        unread.delete(campaign.id);
      }
      for (const { id, used } of state.groups) madeIn(groups, id, () => new GroupCounts()).read(used);
      for (const { ownerId, available } of state.balances)
        madeIn(balances, ownerId, () => new Balance()).read(available);
      // limits refer to the old counters of groups and balances that were replaced
      for (const known of campaigns.values()) known.dayLimits = undefined;
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
