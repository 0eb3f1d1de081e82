import { eventPrice } from '@preroll/rules/campaign/event-price';
import {
  type ServingReason,
  servingReasons,
  servingState,
  stateOfCampaign,
  statusesInStates,
} from '@preroll/rules/campaign/serving-reasons';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { readAskingFeeds } from '../../inventory/feeds/asking-feeds.ts';
import { readMoney } from '../../money/ledger/read-money.ts';
import { ownerReason } from '../../platform/access/owner-reason.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { campaigns, groups, users } from '../../platform/db/schema.ts';
import { type GroupSpan, groupSpansOf, readFacts, sumGroupDays } from './campaign-facts.ts';

type State = components['schemas']['CampaignState'];

type Facts = Awaited<ReturnType<typeof readFacts>>[number];

/** Selects what the state of campaigns depends on, except for their results and adverts; narrow it with `where`. */
const selectServingRows = (db: Db) =>
  db
    .select({
      campaign: {
        id: campaigns.id,
        ownerId: campaigns.ownerId,
        status: campaigns.status,
        timezone: campaigns.timezone,
        startDate: campaigns.startDate,
        endDate: campaigns.endDate,
        cashLimit: campaigns.cashLimit,
        cashLimitDay: campaigns.cashLimitDay,
        showsLimit: campaigns.showsLimit,
        showsLimitDay: campaigns.showsLimitDay,
        showsLimitAllTime: campaigns.showsLimitAllTime,
        activeHours: campaigns.activeHours,
        activeWeekdays: campaigns.activeWeekdays,
        feeds: campaigns.feeds,
        payModel: campaigns.payModel,
        bid: campaigns.bid,
      },
      ownerStatus: users.status,
      ownerTimezone: users.timezone,
      group: {
        id: groups.id,
        status: groups.status,
        cashLimit: groups.cashLimit,
        cashLimitDay: groups.cashLimitDay,
        startDate: groups.startDate,
        endDate: groups.endDate,
      },
    })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .leftJoin(groups, eq(groups.id, campaigns.groupId));

type ServingRow = Awaited<ReturnType<typeof selectServingRows>>[number];

interface Serving extends Pick<Facts, 'used' | 'adverts'> {
  limits: ReturnType<typeof scheduleOf>['limits'];
  reasons: ServingReason[];
}

/** Reads by campaign id why each campaign does not serve, with the related facts. One query reads the sums of all. */
export async function readServing(db: Db, rows: ServingRow[]): Promise<Map<number, Serving>> {
  if (rows.length === 0) return new Map();
  const now = new Date();
  const rowOf = new Map(rows.map((row) => [row.campaign.id, { ...row, groupDays: groupSpansOfRow(row, now) }]));
  const [facts, groupSums, askingFeeds, money] = await Promise.all([
    readFacts(
      db,
      rows.map((row) => spanOf(row, now)),
    ),
    sumGroupDays(db, eachOnce([...rowOf.values()].flatMap(({ groupDays }) => groupDays))),
    rows.some(({ campaign }) => isTargeted(campaign)) ? readAskingFeeds(db) : null,
    readMoney(db, [...new Set(rows.map(({ campaign }) => campaign.ownerId))]),
  ]);
  const sums = new Map(groupSums.map((sum) => [keyOf(sum), sum]));

  return new Map(
    facts.flatMap(({ id, used, adverts }) => {
      const row = rowOf.get(id);
      if (row === undefined) return [];
      const { campaign, ownerStatus, group, groupDays } = row;
      const schedule = scheduleOf(campaign);
      const shared = group && {
        ...group,
        limits: { cash_limit: group.cashLimit, cash_limit_day: group.cashLimitDay },
        used: usedOfGroup(groupDays.map((span) => sums.get(keyOf(span)))),
      };
      const reasons = servingReasons(
        {
          ...campaign,
          ...schedule,
          used,
          adverts,
          owner: ownerReason({ status: ownerStatus }),
          lacksFeed: isTargeted(campaign) && !campaign.feeds?.some((feed) => askingFeeds?.has(feed)),
          money: money.get(campaign.ownerId) ?? { available: 0, hasHad: false },
          price: eventPrice(campaign.payModel, campaign.bid),
          group: shared,
        },
        now,
      );
      return [[id, { used, adverts, limits: schedule.limits, reasons }] as const];
    }),
  );
}

/** Counts the serving campaigns by group id, with one query for all groups. */
export async function countServing(db: Db, groupIds: readonly number[]): Promise<Map<number, number>> {
  if (groupIds.length === 0) return new Map();
  const rows = await selectServingRows(db).where(
    and(isOneOf(campaigns.groupId, groupIds), inArray(campaigns.status, statusesInStates(['serving']))),
  );
  const serving = await readServing(db, rows);
  const counts = new Map<number, number>();
  for (const { campaign, group } of rows)
    if (group !== null && serving.get(campaign.id)?.reasons.length === 0)
      counts.set(group.id, (counts.get(group.id) ?? 0) + 1);
  return counts;
}

/**
 * Matches the campaigns in one of these states, among those of a condition. Computes each campaign's state by the same rule
 * as for responses.
 */
export async function isInCampaignState(
  db: Db,
  states: readonly State[] | undefined,
  matching: SQL | undefined,
): Promise<SQL | undefined> {
  if (states === undefined) return undefined;
  // archived campaigns have this state whatever else prevents serving
  if (states.every((state) => state === 'archived')) return eq(campaigns.status, 'archive');
  const rows = await selectServingRows(db).where(and(matching, inArray(campaigns.status, statusesInStates(states))));
  const serving = await readServing(db, rows);
  const ids = rows.flatMap(({ campaign: { id, status } }) => {
    const known = serving.get(id);
    return known && states.includes(stateOfCampaign(status, servingState(known.reasons))) ? [id] : [];
  });
  return isOneOf(campaigns.id, ids);
}

const isTargeted = ({ feeds: chosen }: ServingRow['campaign']) => (chosen?.length ?? 0) > 0;

const scheduleOf = (campaign: ServingRow['campaign']) => ({
  limits: {
    cash_limit: campaign.cashLimit ?? null,
    cash_limit_day: campaign.cashLimitDay ?? null,
    shows_limit: campaign.showsLimit ?? null,
    shows_limit_day: campaign.showsLimitDay ?? null,
    shows_limit_all_time: campaign.showsLimitAllTime ?? null,
  },
  hours: campaign.activeHours ?? [],
  weekdays: campaign.activeWeekdays ?? [],
});

const spanOf = ({ campaign: { id, timezone, startDate, endDate } }: ServingRow, now: Date) => ({
  id,
  today: zonedTime(timezone, now).day,
  start: startDate,
  end: endDate,
});

/** The periods of its group that limit a campaign; none without limits. */
const groupSpansOfRow = ({ campaign, ownerTimezone, group }: ServingRow, now: Date): GroupSpan[] =>
  group !== null && (group.cashLimit !== null || group.cashLimitDay !== null)
    ? groupSpansOf(
        group,
        { owner: ownerTimezone, campaign: campaign.timezone },
        { now, whole: group.cashLimit !== null },
      )
    : [];

const keyOf = ({ id, today }: Pick<GroupSpan, 'id' | 'today'>) => `${id} ${today}`;

const eachOnce = (spans: readonly GroupSpan[]): GroupSpan[] => [
  ...new Map(spans.map((span) => [keyOf(span), span])).values(),
];

/** The group's usage that leaves a campaign the least: one of the two days may be used up before the other. */
const usedOfGroup = (days: readonly ({ cash: number; cashDay: number } | undefined)[]) => ({
  cash: Math.max(0, ...days.map((day) => day?.cash ?? 0)),
  cashDay: Math.max(0, ...days.map((day) => day?.cashDay ?? 0)),
});
