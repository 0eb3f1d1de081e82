import { daysBetween } from '@preroll/rules/days';
import { and, between, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { ownerSiteDays, siteDays, sites, users } from '../db/schema.ts';
import type { FiguresPeriod } from '../figures/figures-period.ts';

type Figures = components['schemas']['SiteFigures'];

/** The sites that a list matches. */
export interface MatchedSites {
  /** A condition on the sites. */
  matching: SQL | undefined;
  /** The same on the kept sums; null if it is about more than they tell apart. */
  matchingKept: SQL | undefined | null;
}

/** Reads the sums of these sites in both periods. */
export const readSumsOfSites = (db: Db, ids: number[], period: FiguresPeriod) =>
  db
    .select({ id: siteDays.siteId, isNow: isInPeriod(siteDays.day, period), ...sumsOf(period, siteDays) })
    .from(siteDays)
    .where(and(isAsked(siteDays.day, period), inArray(siteDays.siteId, ids)))
    .groupBy(sql`1, 2`);

/** Reads the sums of all matched sites per currency and day. */
export function readSumsOfDays(db: Db, { matching, matchingKept }: MatchedSites, period: FiguresPeriod) {
  const ofOwners = matchingKept === null ? addUpByOwner(db, matching, period) : readKept(db, matchingKept, period);
  return db
    .select({ currency: users.currency, day: ofOwners.day, ...sumsOf(period, ofOwners) })
    .from(ofOwners)
    .innerJoin(users, eq(users.id, ofOwners.ownerId))
    .groupBy(sql`1, 2`);
}

/** By owner first, as the kept sums are: there are more sites than owners. */
function addUpByOwner(db: Db, matching: SQL | undefined, period: FiguresPeriod) {
  const sum = (column: SQLWrapper & { name: string }) => sql<number>`sum(${column})`.as(column.name);
  return db
    .select({
      ownerId: sites.ownerId,
      day: siteDays.day,
      requests: sum(siteDays.requests),
      responses: sum(siteDays.responses),
      impressions: sum(siteDays.impressions),
      revenue: sum(siteDays.revenue),
    })
    .from(siteDays)
    .innerJoin(sites, eq(sites.id, siteDays.siteId))
    .where(and(isAsked(siteDays.day, period), matching))
    .groupBy(sites.ownerId, siteDays.day)
    .as('of_owners');
}

/** Without the days that only sites had which have gone since. */
function readKept(db: Db, matching: SQL | undefined, period: FiguresPeriod) {
  const { ownerId, day, requests, responses, impressions, revenue } = ownerSiteDays;
  const value = (column: SQLWrapper & { name: string }) => sql<number>`${column}`.as(column.name);
  return db
    .select({
      ownerId,
      day,
      requests: value(requests),
      responses: value(responses),
      impressions: value(impressions),
      revenue: value(revenue),
    })
    .from(ownerSiteDays)
    .where(
      and(isAsked(day, period), matching, sql`(${requests}, ${responses}, ${impressions}, ${revenue}) <> (0, 0, 0, 0)`),
    )
    .as('of_owners');
}

const isInPeriod = (day: SQLWrapper, { date_from }: FiguresPeriod) => sql<boolean>`${day} >= ${date_from}::date`;

const isAsked = (day: typeof siteDays.day | typeof ownerSiteDays.day, period: FiguresPeriod) =>
  between(day, period.before_from ?? period.date_from, period.date_to);

/** Sums of all results, and of complete days only: those that are over where the period's days begin, in both periods. */
function sumsOf(period: FiguresPeriod, counted: Record<'day' | keyof Figures, SQLWrapper>) {
  const length = daysBetween(period.date_from, period.date_to) + 1;
  const later = sql`case when ${isInPeriod(counted.day, period)} then ${counted.day} else ${counted.day} + ${length}::int end`;
  const isOver = sql`${later} < ${period.today}::date`;
  const all = (when: SQL) => {
    const sum = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}) filter (where ${when}), 0)::float8`;
    return {
      requests: sum(counted.requests),
      responses: sum(counted.responses),
      impressions: sum(counted.impressions),
      revenue: sum(counted.revenue),
    };
  };
  return { figures: all(sql`true`), complete: all(period.before_from === null ? sql`false` : isOver) };
}
