import { type Column, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { adverts, campaignDays, campaigns, campaignTotals, type groups, ordAdverts } from '../db/schema.ts';
import { zonedTime } from '../time/zoned-time.ts';

/** The time that sums are taken of; a flight without dates is all of it. */
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
 * What a campaign did, asked for one by one (lateral): a database that knows nothing of how many days there are, as a new
 * one does, would read those of all campaigns instead, and the limits to the one row that there is keep it from that.
 * Null for a campaign that did nothing.
 *
 * @param asked whether more than the day is asked for; nothing else is read unless it is
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
    /** Days are added up only where there are dates: all of them together are known. */
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

/** The adverts that a campaign has, by what keeps it from serving. */
const advertsOf = (db: Db, campaignId: SQLWrapper) =>
  db
    .select({
      all: count(sql`true`).as('adverts_all'),
      working: count(sql`${adverts.status} = 'working'`).as('adverts_working'),
      withErid: count(sql`${adverts.status} = 'working' and ${ordAdverts.erid} is not null`).as('adverts_with_erid'),
      moderate: count(sql`${adverts.status} = 'moderate'`).as('adverts_moderate'),
      startable: count(sql`${adverts.status} in ('approved', 'stopped')`).as('adverts_startable'),
    })
    .from(adverts)
    .leftJoin(ordAdverts, eq(ordAdverts.advertId, adverts.id))
    .where(sql`${adverts.adsId} = ${campaignId} and ${adverts.status} <> 'deleted'`)
    .as('counted');

/** What campaigns did, each in its flight, on its day and ever; and what adverts they have. */
export const readFacts = (db: Db, list: Span[]) => {
  const { ever, flight, today } = statisticsOf(db, sql`span.id`);
  const counted = advertsOf(db, sql`span.id`);
  return db
    .select({
      id: sql<number>`span.id`,
      used: {
        cash: orNone(sql`case when ${isDated} then ${flight.cash} else ${ever.cash} end`),
        cashDay: orNone(today.cash),
        shows: orNone(sql`case when ${isDated} then ${flight.shows} else ${ever.shows} end`),
        showsDay: orNone(today.shows),
        showsAllTime: orNone(ever.shows),
        clicksDay: orNone(today.clicks),
      },
      adverts: {
        all: counted.all,
        working: counted.working,
        withErid: counted.withErid,
        moderate: counted.moderate,
        startable: counted.startable,
      },
    })
    .from(spans(list))
    .leftJoinLateral(ever, sql`true`)
    .leftJoinLateral(flight, sql`true`)
    .leftJoinLateral(today, sql`true`)
    .crossJoinLateral(counted);
};

/** A group's time, and whether all of it is asked for, or a day alone. */
export interface GroupSpan extends Span {
  whole: boolean;
}

/**
 * A group's campaigns may keep different hours; the day of its limit is that of their owner.
 *
 * @param whole whether its flight is asked for, and not its day alone
 */
export const groupSpan = (
  { id, startDate, endDate }: Pick<typeof groups.$inferSelect, 'id' | 'startDate' | 'endDate'>,
  ownerTimezone: string,
  { now, whole }: { now: Date; whole: boolean },
): GroupSpan => ({ id, today: zonedTime(ownerTimezone, now).day, start: startDate, end: endDate, whole });

/** What the campaigns of groups did together: in the flight where that is asked for, and on the day. */
export const sumGroupDays = (db: Db, list: GroupSpan[]) => {
  if (list.length === 0) return [];
  const { ever, flight, today } = statisticsOf(db, campaigns.id, sql`span.whole`);
  const sumOf = (value: SQLWrapper) => orNone(sql`sum(${value})`);
  // said again where they are joined: what a function returns is unknown, and campaigns of all groups would be read
  const ids = list.map(({ id }) => id);
  return db
    .select({
      id: sql<number>`span.id`,
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
    .groupBy(sql`span.id`);
};
