import { eachDay } from '@preroll/rules/days';
import { eq, inArray } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { sites, users } from '../db/schema.ts';
import { type FiguresPeriod, figuresPeriod, hasChanges, type PeriodQuery } from '../figures/figures-period.ts';
import { zonedTime } from '../time/zoned-time.ts';
import { type MatchedSites, readSumsOfDays, readSumsOfSites } from './site-sums.ts';

type Schemas = components['schemas'];
type Figures = Schemas['SiteFigures'];

interface Asked {
  viewer: Actor;
  query: PeriodQuery;
  matched: MatchedSites;
  /** The sites of the page. */
  page: PromiseLike<{ id: number }[]>;
}

const none: Figures = { requests: 0, responses: 0, impressions: 0, revenue: 0 };

/**
 * Reads the figures of a list of sites: of everything that its filters match, and of each site of the page.
 * @throws ApiError 422 for a period that is none
 */
export async function listSiteSums(
  db: Db,
  { viewer, query, matched, page }: Asked,
): Promise<Schemas['SiteListFigures']> {
  const period = figuresPeriod(query, zonedTime(viewer.user.timezone, new Date()).day);
  const ids = (await page).map(({ id }) => id);
  const [days, records, owners] = await Promise.all([
    readSumsOfDays(db, matched, period),
    ids.length === 0 ? [] : readSumsOfSites(db, ids, period),
    ids.length === 0 ? [] : readCurrencies(db, ids),
  ]);
  const currencies = [...new Set(days.map(({ currency }) => currency))];
  const totals = currencies.map((currency) =>
    describeTotals(
      currency,
      days.filter((day) => day.currency === currency),
      period,
    ),
  );
  const currencyOf = new Map(owners.map(({ id, currency }) => [id, currency]));
  const items = ids.flatMap((id) => {
    const currency = currencyOf.get(id);
    // removed meanwhile
    if (currency === undefined) return [];
    const now = records.find((record) => record.id === id && record.isNow);
    const before = records.find((record) => record.id === id && !record.isNow);
    const comparison = { now: now?.complete ?? none, before: before?.complete ?? none };
    return { id, currency, figures: now?.figures ?? none, comparison: hasChanges(period) ? comparison : null };
  });
  return { period, totals: totals.sort((one, other) => other.figures.revenue - one.figures.revenue), items };
}

type Day = Awaited<ReturnType<typeof readSumsOfDays>>[number];

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
    comparison: hasChanges(period) ? { now: completeOf(now), before: completeOf(before) } : null,
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

const readCurrencies = (db: Db, ids: number[]) =>
  db
    .select({ id: sites.id, currency: users.currency })
    .from(sites)
    .innerJoin(users, eq(users.id, sites.ownerId))
    .where(inArray(sites.id, ids));
