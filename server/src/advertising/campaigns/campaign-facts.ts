import { erirRefusals } from '@preroll/rules/advert/advert-obstacles';
import { candidateStatuses, startableStatuses } from '@preroll/rules/advert/advert-statuses';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { type Column, eq, inArray, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import {
  adverts,
  campaignDays,
  campaigns,
  campaignTotals,
  formats,
  type groups,
  ordAdverts,
} from '../../platform/db/schema.ts';

/** The period of a sum; a flight without dates covers all time. */
export interface Span {
  id: number;
  today: string;
  start: string | null;
  end: string | null;
}

const spans = (list: Span[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as span(id int, today date, start date, "end" date, whole boolean)`;
const float = (column: Column) => sql<number>`${column}::float8`;
const orNone = (value: SQLWrapper) => sql<number>`coalesce(${value}, 0)`;
const isDated = sql`(span.start is not null or span."end" is not null)`;

/**
 * Reads the results of campaigns one by one (lateral join). Without statistics, as in a new database, the planner would read
 * the days of all campaigns instead; the limits of one row prevent that. Null for a campaign without results.
 *
 * @param asked whether more than the current day is needed; otherwise nothing else is read
 */
const statisticsOf = (db: Db, campaignId: SQLWrapper, asked: SQL = sql`true`) => {
  const days = sql`${campaignDays.campaignId} = ${campaignId}`;
  return {
    ever: db
      .select({
        cash: float(campaignTotals.spend).as('cash_ever'),
        shows: float(campaignTotals.shows).as('shows_ever'),
      })
      .from(campaignTotals)
      .where(sql`${asked} and ${campaignTotals.campaignId} = ${campaignId}`)
      .limit(1)
      .as('ever'),
    /** Days are only summed up for flights with dates; the sum of all days is stored. */
    flight: db
      .select({
        cash: sql<number>`sum(${campaignDays.spend})::float8`.as('cash_flight'),
        shows: sql<number>`sum(${campaignDays.shows})::float8`.as('shows_flight'),
      })
      .from(campaignDays)
      .where(
        sql`${asked} and ${isDated} and ${days} and ${campaignDays.day} between coalesce(span.start, '-infinity') and coalesce(span."end", 'infinity')`,
      )
      .as('flight'),
    today: db
      .select({
        cash: float(campaignDays.spend).as('cash_today'),
        shows: float(campaignDays.shows).as('shows_today'),
        clicks: float(campaignDays.clicks).as('clicks_today'),
      })
      .from(campaignDays)
      .where(sql`${days} and ${campaignDays.day} = span.today`)
      .limit(1)
      .as('today'),
  };
};

const count = (when: SQL) => sql<number>`(count(*) filter (where ${when}))::int`;

/** Whether an advert has a valid ERID, which the register has not refused. */
export const hasErid = sql`${ordAdverts.erid} is not null and ${notInArray(ordAdverts.erirStatus, [...erirRefusals])}`;

/** Whether an advert has playable content: a script needs no video, but a format that allows it. */
export const isPlayable = sql<boolean>`(${adverts.loadingStatus} = 'ready' or ${adverts.useVpaid} and exists (
  select 1 from ${campaigns} as own join ${formats} on ${formats.id} = own.format_id
  where own.id = ${adverts.adsId} and ${formats.vpaidAllowed}
))`;

/** False for an advert without a registration. */
export const isRegistered = sql<boolean>`coalesce(${hasErid}, false)`;

const isStarted = sql`${adverts.status} = 'working' and ${isPlayable}`;
const isCandidate = inArray(adverts.status, [...candidateStatuses]);
const waitsForStart = sql`${inArray(adverts.status, [...startableStatuses])} and ${isPlayable}`;

/** Counts the adverts of a campaign by what they lack to serve. */
const advertsOf = (db: Db, campaignId: SQLWrapper) =>
  db
    .select({
      all: count(sql`true`).as('adverts_all'),
      working: count(isStarted).as('adverts_working'),
      withErid: count(sql`${isStarted} and ${hasErid}`).as('adverts_with_erid'),
      moderate: count(sql`${adverts.status} = 'moderate' and ${adverts.returnedAt} is null`).as('adverts_moderate'),
      startable: count(sql`${waitsForStart} and ${isRegistered}`).as('adverts_startable'),
      unregistered: count(sql`${waitsForStart} and not ${isRegistered}`).as('adverts_unregistered'),
      returned: count(sql`${adverts.status} = 'moderate' and ${adverts.returnedAt} is not null`).as('adverts_returned'),
      candidates: count(isCandidate).as('adverts_candidates'),
      candidatesWithErid: count(sql`${isCandidate} and ${hasErid}`).as('adverts_candidates_with_erid'),
    })
    .from(adverts)
    .leftJoin(ordAdverts, eq(ordAdverts.advertId, adverts.id))
    .where(sql`${adverts.adsId} = ${campaignId} and ${adverts.status} <> 'deleted'`)
    .as('counted');

const usedOf = ({ ever, flight, today }: ReturnType<typeof statisticsOf>) => ({
  cash: orNone(sql`case when ${isDated} then ${flight.cash} else ${ever.cash} end`),
  cashDay: orNone(today.cash),
  shows: orNone(sql`case when ${isDated} then ${flight.shows} else ${ever.shows} end`),
  showsDay: orNone(today.shows),
  showsAllTime: orNone(ever.shows),
  clicksDay: orNone(today.clicks),
});

/** Reads only the usage of campaigns. */
export const readCampaignUsage = (db: Db, list: Span[]) => {
  const statistics = statisticsOf(db, sql`span.id`);
  return db
    .select({ id: sql<number>`span.id`, used: usedOf(statistics) })
    .from(spans(list))
    .leftJoinLateral(statistics.ever, sql`true`)
    .leftJoinLateral(statistics.flight, sql`true`)
    .leftJoinLateral(statistics.today, sql`true`);
};

/** Reads the results of campaigns for the flight, the current day and all time, and counts their adverts. */
export const readFacts = (db: Db, list: Span[]) => {
  const statistics = statisticsOf(db, sql`span.id`);
  const { ever, flight, today } = statistics;
  const counted = advertsOf(db, sql`span.id`);
  return db
    .select({
      id: sql<number>`span.id`,
      used: usedOf(statistics),
      adverts: {
        all: counted.all,
        working: counted.working,
        withErid: counted.withErid,
        moderate: counted.moderate,
        startable: counted.startable,
        unregistered: counted.unregistered,
        returned: counted.returned,
        candidates: counted.candidates,
        candidatesWithErid: counted.candidatesWithErid,
      },
    })
    .from(spans(list))
    .leftJoinLateral(ever, sql`true`)
    .leftJoinLateral(flight, sql`true`)
    .leftJoinLateral(today, sql`true`)
    .crossJoinLateral(counted);
};

/** The period of a group, and whether the flight is needed or only the day. */
export interface GroupSpan extends Span {
  whole: boolean;
}

/**
 * Returns the period of a group, whose current day is the date in its owner's time zone. Its campaigns may have other zones:
 * each contributes its results of that date in its own zone.
 *
 * @param whole whether the flight is needed, not only the day
 */
export const groupSpan = (
  { id, startDate, endDate }: Pick<typeof groups.$inferSelect, 'id' | 'startDate' | 'endDate'>,
  ownerTimezone: string,
  { now, whole }: { now: Date; whole: boolean },
): GroupSpan => ({ id, today: zonedTime(ownerTimezone, now).day, start: startDate, end: endDate, whole });

/**
 * Returns the periods that limit a campaign of a group: the owner's current date, and the campaign's date if it differs. The
 * campaign's spend counts on its own date, and the group is stopped by the owner's date.
 */
export function groupSpansOf(
  group: Parameters<typeof groupSpan>[0],
  zones: { owner: string; campaign: string },
  asked: Parameters<typeof groupSpan>[2],
): GroupSpan[] {
  const ofOwner = groupSpan(group, zones.owner, asked);
  const ownDay = zonedTime(zones.campaign, asked.now).day;
  return ownDay === ofOwner.today ? [ofOwner] : [ofOwner, { ...ofOwner, today: ownDay, whole: false }];
}

/** Sums up the results of the campaigns of groups: for the day and, if needed, for the flight. */
export const sumGroupDays = (db: Db, list: GroupSpan[]) => {
  if (list.length === 0) return [];
  const { ever, flight, today } = statisticsOf(db, campaigns.id, sql`span.whole`);
  const sumOf = (value: SQLWrapper) => orNone(sql`sum(${value})`);
  // repeated in the join, because the planner can't estimate the function's result and would read the campaigns of all
  // groups
  const ids = list.map(({ id }) => id);
  return db
    .select({
      id: sql<number>`span.id`,
      today: sql<string>`span.today::text`,
      cash: sumOf(sql`case when ${isDated} then ${flight.cash} else ${ever.cash} end`),
      cashDay: sumOf(today.cash),
      shows: sumOf(sql`case when ${isDated} then ${flight.shows} else ${ever.shows} end`),
      showsDay: sumOf(today.shows),
      clicksDay: sumOf(today.clicks),
    })
    .from(spans(list))
    .innerJoin(campaigns, sql`${campaigns.groupId} = span.id`)
    .leftJoinLateral(ever, sql`true`)
    .leftJoinLateral(flight, sql`true`)
    .leftJoinLateral(today, sql`true`)
    .where(inArray(campaigns.groupId, ids))
    .groupBy(sql`span.id, span.today`);
};
