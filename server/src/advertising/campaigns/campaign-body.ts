import { eventPrice } from '@preroll/rules/campaign/event-price';
import { servingReasons, servingState } from '@preroll/rules/campaign/serving-reasons';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { readSiteFeed } from '../../inventory/feeds/site-feed.ts';
import { readMoney } from '../../money/ledger/read-money.ts';
import { ownerReason } from '../../platform/access/owner-reason.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { timestampsOf } from '../../platform/records/record-body.ts';
import { type GroupSpan, groupSpansOf, readFacts, sumGroupDays } from './campaign-facts.ts';
import type { CampaignRow } from './campaign-queries.ts';

/** Converts campaigns to responses, in the same order. The sums of all of them are read at once. */
export async function describeCampaigns(db: Db, rows: CampaignRow[]): Promise<components['schemas']['Campaign'][]> {
  if (rows.length === 0) return [];
  const now = new Date();
  const spans = rows.map((row) => spanOf(row, now));
  const [allFacts, allGroups, siteFeed, money] = await Promise.all([
    readFacts(db, spans),
    sumGroupDays(db, groupSpans(rows, now)),
    rows.some(({ campaign }) => isTargeted(campaign)) ? readSiteFeed(db) : null,
    readMoney(db, [...new Set(rows.map(({ campaign }) => campaign.ownerId))]),
  ]);
  const [facts, groups] = [byId(allFacts), new Map(allGroups.map((sum) => [keyOf(sum), sum]))];

  return rows.map((row) => {
    const { campaign, ownerName, ownerStatus, currency, format, group } = row;
    const known = facts.get(campaign.id);
    if (known === undefined) throw new Error('a campaign was asked for and is not there');
    const { used, adverts, previews } = known;
    const schedule = scheduleOf(campaign);
    const shared = group && {
      ...group,
      limits: { cash_limit: group.cashLimit, cash_limit_day: group.cashLimitDay },
      used: usedOfGroup(groupSpansOfRow(row, now).map((span) => groups.get(keyOf(span)))),
    };
    const lacksFeed = isTargeted(campaign) && !campaign.feeds?.some((id) => id === siteFeed);
    const reasons = servingReasons(
      {
        ...campaign,
        ...schedule,
        used,
        adverts,
        owner: ownerReason({ status: ownerStatus }),
        lacksFeed,
        money: money.get(campaign.ownerId) ?? { available: 0, hasHad: false },
        price: eventPrice(campaign.payModel, campaign.bid),
        group: shared,
      },
      now,
    );
    return {
      id: campaign.id,
      name: campaign.name,
      owner_id: campaign.ownerId,
      owner_name: ownerName,
      group_id: campaign.groupId,
      group_name: group?.name ?? null,
      folder_id: campaign.folderId,
      status: campaign.status,
      serving_state: servingState(reasons),
      serving_reasons: reasons,
      format_id: campaign.formatId,
      format_name: format.name,
      format_kind: format.kind,
      vpaid_allowed: format.vpaidAllowed,
      video_limits: {
        min_duration: format.minDuration,
        max_duration: format.maxDuration,
        max_file_mb: format.maxFileMb,
        mime_types: format.mimeTypes,
      },
      pay_model: campaign.payModel,
      bid: campaign.bid,
      currency,
      start_date: campaign.startDate,
      end_date: campaign.endDate,
      timezone: campaign.timezone,
      pacing: campaign.pacing,
      limits: schedule.limits,
      used: { cash: used.cash, shows: used.shows },
      used_all_time: { shows: used.showsAllTime },
      today: { shows: used.showsDay, clicks: used.clicksDay, spend: used.cashDay },
      advert_link: campaign.advertLink,
      url_marks: campaign.urlMarks,
      adverts_count: adverts.all,
      previews,
      version: campaign.version,
      ...timestampsOf(campaign),
    };
  });
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

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

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
