import { and, between, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { siteDays, sites, users } from '../db/schema.ts';
import { type FiguresPeriod, figuresPeriod, type PeriodQuery } from '../figures/figures-period.ts';
import { daysBetween, eachDay } from '../time/add-days.ts';
import { zonedTime } from '../time/zoned-time.ts';
import { timezoneOf } from '../users/timezone-of.ts';

type Schemas = components['schemas'];
type Figures = Schemas['SiteFigures'];

interface Question {
  period: FiguresPeriod;
  /** A condition on the sites. */
  matching: SQL | undefined;
  now: Date;
}

const none: Figures = { requests: 0, responses: 0, impressions: 0, revenue: 0 };

/**
 * Reads the figures of a list of sites: of everything that its filters match, and of each site of the page.
 * @throws ApiError 422 for a period that is none
 */
export async function listSiteSums(
  db: Db,
  {
    viewer,
    query,
    matching,
    page,
  }: { viewer: Actor; query: PeriodQuery; matching: SQL | undefined; page: PromiseLike<{ id: number }[]> },
): Promise<Schemas['SiteListFigures']> {
  const now = new Date();
  const period = figuresPeriod(query, zonedTime(await timezoneOf(db, viewer.user.id), now).day);
  const ids = (await page).map(({ id }) => id);
  const [days, records] = await Promise.all([
    readDays(db, { period, matching, now }),
    ids.length === 0 ? [] : readRecords(db, { period, matching: inArray(sites.id, ids), now }),
  ]);
  const currencies = [...new Set(days.map(({ currency }) => currency))];
  const totals = currencies.map((currency) =>
    describeTotals(
      currency,
      days.filter((day) => day.currency === currency),
      period,
    ),
  );
  const items = ids.map((id) => {
    const now = records.find((record) => record.id === id && record.isNow);
    const before = records.find((record) => record.id === id && !record.isNow);
    const comparison = { now: now?.complete ?? none, before: before?.complete ?? none };
    return { id, figures: now?.figures ?? none, comparison: period.before_from === null ? null : comparison };
  });
  return { period, totals: totals.sort((one, other) => other.figures.revenue - one.figures.revenue), items };
}

type Day = Awaited<ReturnType<typeof readDays>>[number];

function describeTotals(currency: string, sums: readonly Day[], period: FiguresPeriod): Schemas['SiteFiguresTotals'] {
  const { date_from, date_to, before_from, before_to } = period;
  const byDay = new Map(sums.map((sum) => [sum.day, sum]));
  const now = eachDay(date_from, date_to);
  const before = before_from !== null && before_to !== null ? eachDay(before_from, before_to) : [];
  const figuresOf = (day: string) => byDay.get(day)?.figures ?? none;
  const completeOf = (days: string[]) => add(days.map((day) => byDay.get(day)?.complete ?? none));
  const series = (days: string[]) => days.map((day) => ({ day, ...figuresOf(day) }));
  return {
    currency,
    figures: add(now.map(figuresOf)),
    comparison: before_from === null ? null : { now: completeOf(now), before: completeOf(before) },
    days: series(now),
    days_before: series(before),
  };
}

/** Money is kept to four decimals, as it is stored, so that binary fractions do not add up. */
function add(list: readonly Figures[]): Figures {
  const total = (name: keyof Figures) => list.reduce((sum, figures) => sum + figures[name], 0);
  return {
    requests: total('requests'),
    responses: total('responses'),
    impressions: total('impressions'),
    revenue: Math.round(total('revenue') * 10_000) / 10_000,
  };
}

const isInPeriod = (day: SQLWrapper, { date_from }: FiguresPeriod) => sql<boolean>`${day} >= ${date_from}::date`;

const readRecords = (db: Db, question: Question) =>
  db
    .select({ id: siteDays.siteId, isNow: isInPeriod(siteDays.day, question.period), ...sumsOf(question) })
    .from(siteDays)
    .innerJoin(sites, eq(sites.id, siteDays.siteId))
    .innerJoin(users, eq(users.id, sites.ownerId))
    .where(isAsked(question))
    .groupBy(sql`1, 2`);

const readDays = (db: Db, question: Question) =>
  db
    .select({ currency: users.currency, day: siteDays.day, ...sumsOf(question) })
    .from(siteDays)
    .innerJoin(sites, eq(sites.id, siteDays.siteId))
    .innerJoin(users, eq(users.id, sites.ownerId))
    .where(isAsked(question))
    .groupBy(sql`1, 2`);

const isAsked = ({ period, matching }: Question) =>
  and(between(siteDays.day, period.before_from ?? period.date_from, period.date_to), matching);

/** Sums of all results, and of complete days only: those that are over by the owner's clock in both periods. */
function sumsOf({ period, now }: Question) {
  const length = daysBetween(period.date_from, period.date_to) + 1;
  const later = sql`case when ${isInPeriod(siteDays.day, period)} then ${siteDays.day} else ${siteDays.day} + ${length}::int end`;
  const isOver = sql`${later} < (${now.toISOString()}::timestamptz at time zone ${users.timezone})::date`;
  const all = (when: SQL) => {
    const sum = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}) filter (where ${when}), 0)::float8`;
    return {
      requests: sum(siteDays.requests),
      responses: sum(siteDays.responses),
      impressions: sum(siteDays.impressions),
      revenue: sum(siteDays.revenue),
    };
  };
  return { figures: all(sql`true`), complete: all(period.before_from === null ? sql`false` : isOver) };
}
