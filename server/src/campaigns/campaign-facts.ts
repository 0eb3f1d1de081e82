import { and, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { adverts, campaignDays, campaigns, type groups, ordAdverts } from '../db/schema.ts';
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
const sumOf = (what: 'spend' | 'shows' | 'clicks') => sql<number>`coalesce(sum(${campaignDays[what]}), 0)::float8`;

/**
 * Sums of the days of one campaign, asked for one by one (lateral): a database that knows nothing of how many there are,
 * as a new one does, would read the days of all campaigns instead. Each is of its own days alone: to pass a day over
 * costs a sum as much as to take it.
 */
const daysOf = (db: Db, campaignId: SQLWrapper) => {
  const days = sql`${campaignDays.campaignId} = ${campaignId}`;
  return {
    ever: db
      .select({ cash: sumOf('spend').as('cash_ever'), shows: sumOf('shows').as('shows_ever') })
      .from(campaignDays)
      .where(days)
      .as('ever'),
    /** Nothing is read unless it is asked for. */
    flight: (asked: SQL) =>
      db
        .select({ cash: sumOf('spend').as('cash_flight'), shows: sumOf('shows').as('shows_flight') })
        .from(campaignDays)
        .where(
          sql`${asked} and ${days} and ${campaignDays.day} between coalesce(span.start, '-infinity') and coalesce(span."end", 'infinity')`,
        )
        .as('flight'),
    today: db
      .select({
        cash: sumOf('spend').as('cash_today'),
        shows: sumOf('shows').as('shows_today'),
        clicks: sumOf('clicks').as('clicks_today'),
      })
      .from(campaignDays)
      .where(sql`${days} and ${campaignDays.day} = span.today`)
      .as('today'),
  };
};

export const unused = { id: 0, cash: 0, cashDay: 0, shows: 0, showsDay: 0, showsAllTime: 0, clicksDay: 0 };

/** What campaigns did, each in its flight, on its day and ever. */
export const sumDays = (db: Db, list: Span[]) => {
  const { ever, flight: flightOf, today } = daysOf(db, sql`span.id`);
  const isDated = sql`(span.start is not null or span."end" is not null)`;
  const flight = flightOf(isDated);
  return db
    .select({
      id: sql<number>`span.id`,
      cash: sql<number>`case when ${isDated} then ${flight.cash} else ${ever.cash} end`,
      cashDay: today.cash,
      shows: sql<number>`case when ${isDated} then ${flight.shows} else ${ever.shows} end`,
      showsDay: today.shows,
      showsAllTime: ever.shows,
      clicksDay: today.clicks,
    })
    .from(spans(list))
    .crossJoinLateral(ever)
    .crossJoinLateral(flight)
    .crossJoinLateral(today);
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
  const { flight: flightOf, today } = daysOf(db, campaigns.id);
  const flight = flightOf(sql`span.whole`);
  // said again where they are joined: what a function returns is unknown, and campaigns of all groups would be read
  const ids = list.map(({ id }) => id);
  return db
    .select({
      id: sql<number>`span.id`,
      cash: sql<number>`sum(${flight.cash})`,
      cashDay: sql<number>`sum(${today.cash})`,
      shows: sql<number>`sum(${flight.shows})`,
      showsDay: sql<number>`sum(${today.shows})`,
      clicksDay: sql<number>`sum(${today.clicks})`,
    })
    .from(spans(list))
    .innerJoin(campaigns, sql`${campaigns.groupId} = span.id`)
    .crossJoinLateral(flight)
    .crossJoinLateral(today)
    .where(inArray(campaigns.groupId, ids))
    .groupBy(sql`span.id`);
};

const count = (when: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${when}))::int`;

/** How many adverts campaigns have; those without any are left out. */
export const countAdverts = (db: Db, ids: number[]) =>
  db
    .select({
      id: adverts.adsId,
      all: count(sql`true`),
      working: count(sql`${adverts.status} = 'working'`),
      withErid: count(sql`${adverts.status} = 'working' and ${ordAdverts.erid} is not null`),
      moderate: count(sql`${adverts.status} = 'moderate'`),
      startable: count(sql`${adverts.status} in ('approved', 'stopped')`),
    })
    .from(adverts)
    .leftJoin(ordAdverts, eq(ordAdverts.advertId, adverts.id))
    .where(and(inArray(adverts.adsId, ids), ne(adverts.status, 'deleted')))
    .groupBy(adverts.adsId);
