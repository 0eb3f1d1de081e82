import { eventPrice, toMicros } from '@preroll/rules/campaign/event-price';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { campaigns, groups, users } from '../../platform/db/schema.ts';
import type { LimitedCampaign } from './limited-campaign.ts';

const ofTargeting = (name: 'unique_users' | 'user_timeout') =>
  sql`${campaigns.targeting} -> ${sql.raw(`'${name}'`)}` as SQL<number | null>;

/** The columns that the limits of a campaign need: its own, its group's and its owner's. */
export const limitedColumns = {
  campaign: {
    id: campaigns.id,
    ownerId: campaigns.ownerId,
    timezone: campaigns.timezone,
    startDate: campaigns.startDate,
    endDate: campaigns.endDate,
    hours: campaigns.activeHours,
    weekdays: campaigns.activeWeekdays,
    pacing: campaigns.pacing,
    payModel: campaigns.payModel,
    bid: campaigns.bid,
  },
  limits: {
    cash: campaigns.cashLimit,
    cashDay: campaigns.cashLimitDay,
    shows: campaigns.showsLimit,
    showsDay: campaigns.showsLimitDay,
    showsAllTime: campaigns.showsLimitAllTime,
    uniqueUsers: ofTargeting('unique_users'),
    userTimeout: ofTargeting('user_timeout'),
  },
  group: {
    id: groups.id,
    startDate: groups.startDate,
    endDate: groups.endDate,
    cash: groups.cashLimit,
    cashDay: groups.cashLimitDay,
  },
  ownerTimezone: users.timezone,
};

/** Selects campaigns with the columns for their limits; narrow it with `where`. */
export const selectLimited = (db: Db) =>
  db
    .select(limitedColumns)
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .leftJoin(groups, eq(groups.id, campaigns.groupId));

export type LimitedRow = Awaited<ReturnType<typeof selectLimited>>[number];

export function toLimitedCampaign({ campaign, limits, group, ownerTimezone }: LimitedRow): LimitedCampaign {
  const { bid, hours, weekdays, ...rest } = campaign;
  const micros = (amount: number | null | undefined) => (amount == null ? null : toMicros(amount));
  return {
    ...rest,
    hours: hours ?? [],
    weekdays: weekdays ?? [],
    price: eventPrice(campaign.payModel, bid),
    limits: {
      cash: micros(limits.cash),
      cashDay: micros(limits.cashDay),
      shows: limits.shows ?? null,
      showsDay: limits.showsDay ?? null,
      showsAllTime: limits.showsAllTime ?? null,
      uniqueUsers: limits.uniqueUsers ?? null,
      userTimeout: limits.userTimeout ?? null,
    },
    group: group && {
      id: group.id,
      timezone: ownerTimezone,
      startDate: group.startDate,
      endDate: group.endDate,
      limits: { cash: micros(group.cash), cashDay: micros(group.cashDay) },
    },
  };
}
