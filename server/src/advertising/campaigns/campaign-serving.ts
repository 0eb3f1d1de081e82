import { eventPrice } from '@preroll/rules/campaign/event-price';
import {
  type ServingReason,
  servingReasons,
  servingState,
  stateOfCampaign,
} from '@preroll/rules/campaign/serving-reasons';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { readSiteFeed } from '../../inventory/feeds/site-feed.ts';
import { readMoney } from '../../money/ledger/read-money.ts';
import { ownerReason } from '../../platform/access/owner-reason.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { campaigns } from '../../platform/db/schema.ts';
import { type GroupSpan, groupSpansOf, readFacts, sumGroupDays } from './campaign-facts.ts';
import { type CampaignRow, selectCampaigns } from './campaign-queries.ts';

type State = components['schemas']['CampaignState'];

type Facts = Awaited<ReturnType<typeof readFacts>>[number];

interface Serving extends Pick<Facts, 'used' | 'adverts' | 'previews'> {
  limits: ReturnType<typeof scheduleOf>['limits'];
  reasons: ServingReason[];
}

/** Reads why each campaign does not serve, with what says so, by its id. The sums of all of them are read at once. */
export async function readServing(db: Db, rows: CampaignRow[]): Promise<Map<number, Serving>> {
  if (rows.length === 0) return new Map();
  const now = new Date();
  const spans = rows.map((row) => spanOf(row, now));
  const [facts, allGroups, siteFeed, money] = await Promise.all([
    readFacts(db, spans),
    sumGroupDays(db, groupSpans(rows, now)),
    rows.some(({ campaign }) => isTargeted(campaign)) ? readSiteFeed(db) : null,
    readMoney(db, [...new Set(rows.map(({ campaign }) => campaign.ownerId))]),
  ]);
  const [rowOf, groups] = [
    new Map(rows.map((row) => [row.campaign.id, row])),
    new Map(allGroups.map((sum) => [keyOf(sum), sum])),
  ];

  return new Map(
    facts.flatMap(({ id, used, adverts, previews }) => {
      const row = rowOf.get(id);
      if (row === undefined) return [];
      const { campaign, ownerStatus, group } = row;
      const schedule = scheduleOf(campaign);
      const shared = group && {
        ...group,
        limits: { cash_limit: group.cashLimit, cash_limit_day: group.cashLimitDay },
        used: usedOfGroup(groupSpansOfRow(row, now).map((span) => groups.get(keyOf(span)))),
      };
      const reasons = servingReasons(
        {
          ...campaign,
          ...schedule,
          used,
          adverts,
          owner: ownerReason({ status: ownerStatus }),
          lacksFeed: isTargeted(campaign) && !campaign.feeds?.some((feed) => feed === siteFeed),
          money: money.get(campaign.ownerId) ?? { available: 0, hasHad: false },
          price: eventPrice(campaign.payModel, campaign.bid),
          group: shared,
        },
        now,
      );
      return [[id, { used, adverts, previews, limits: schedule.limits, reasons }] as const];
    }),
  );
}

/**
 * Matches the campaigns in one of these states, among those of a condition: the state of each is found by the rule that
 * answers have it from.
 */
export async function isInCampaignState(
  db: Db,
  states: readonly State[] | undefined,
  matching: SQL | undefined,
): Promise<SQL | undefined> {
  if (states === undefined) return undefined;
  if (states.every((state) => state === 'archived')) return eq(campaigns.status, 'archive');
  const withArchive = states.includes('archived');
  const rows = await selectCampaigns(db).where(
    and(matching, withArchive ? undefined : ne(campaigns.status, 'archive')),
  );
  const serving = await readServing(db, rows);
  const ids = rows.flatMap(({ campaign: { id, status } }) => {
    const known = serving.get(id);
    return known && states.includes(stateOfCampaign(status, servingState(known.reasons))) ? [id] : [];
  });
  return isOneOf(campaigns.id, ids);
}

/** Whether a campaign names the feeds that it serves. */
const isTargeted = ({ feeds: chosen }: CampaignRow['campaign']) => (chosen?.length ?? 0) > 0;

const scheduleOf = (campaign: CampaignRow['campaign']) => ({
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

const spanOf = ({ campaign: { id, timezone, startDate, endDate } }: CampaignRow, now: Date) => ({
  id,
  today: zonedTime(timezone, now).day,
  start: startDate,
  end: endDate,
});

/** The days of its group that limit a campaign; none without limits. */
const groupSpansOfRow = ({ campaign, ownerTimezone, group }: CampaignRow, now: Date): GroupSpan[] =>
  group !== null && (group.cashLimit !== null || group.cashLimitDay !== null)
    ? groupSpansOf(
        group,
        { owner: ownerTimezone, campaign: campaign.timezone },
        { now, whole: group.cashLimit !== null },
      )
    : [];

const keyOf = ({ id, today }: Pick<GroupSpan, 'id' | 'today'>) => `${id} ${today}`;

/** Collects each day of each group with limits once. */
const groupSpans = (rows: CampaignRow[], now: Date): GroupSpan[] => [
  ...new Map(rows.flatMap((row) => groupSpansOfRow(row, now)).map((span) => [keyOf(span), span])).values(),
];

/** What leaves a campaign the least of its group: one of its days may be used up before the other. */
const usedOfGroup = (days: readonly ({ cash: number; cashDay: number } | undefined)[]) => ({
  cash: Math.max(0, ...days.map((day) => day?.cash ?? 0)),
  cashDay: Math.max(0, ...days.map((day) => day?.cashDay ?? 0)),
});
