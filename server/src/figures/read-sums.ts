import { daysBetween } from '@preroll/rules/days';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { FiguresPeriod } from './figures-period.ts';
import { type FiguresSource, resultsOf } from './results-of.ts';

interface Question {
  source: FiguresSource;
  period: FiguresPeriod;
  /** A condition on the records, and on what they belong to. */
  matching: SQL | undefined;
}

/** Sums up the results of each record in both periods. */
export function readRecordSums(db: Db, question: Question) {
  const results = resultsOf(db, question);
  return db
    .select({
      id: results.id,
      isNow: sql<boolean>`${isInPeriod(results.day, question.period)}`,
      ...sumsOf(results, question),
    })
    .from(results)
    .groupBy(sql`1, 2`);
}

/** Sums up the results of all matching records for each day of both periods, by currency. */
export function readDaySums(db: Db, question: Question) {
  const results = resultsOf(db, question);
  const day = sql<string>`to_char(${results.day}, 'YYYY-MM-DD')`;
  return db
    .select({ currency: results.currency, day, ...sumsOf(results, question) })
    .from(results)
    .groupBy(sql`1, 2`);
}

export type RecordSum = Awaited<ReturnType<typeof readRecordSums>>[number];
export type DaySum = Awaited<ReturnType<typeof readDaySums>>[number];

const isInPeriod = (day: SQLWrapper, { date_from }: FiguresPeriod) => sql`${day} >= ${date_from}::date`;

/** Sums of all results, and of complete days only: those that are over where the period's days begin, in both periods. */
function sumsOf(results: ReturnType<typeof resultsOf>, { period }: Question) {
  const length = daysBetween(period.date_from, period.date_to) + 1;
  const later = sql`case when ${isInPeriod(results.day, period)} then ${results.day} else ${results.day} + ${length}::int end`;
  const isOver = sql`${later} < ${period.today}::date`;
  const sum = (column: SQLWrapper, when: SQL) =>
    sql<number>`coalesce(sum(${column}) filter (where ${when}), 0)::float8`;
  const all = (when: SQL) => ({
    impressions: sum(results.impressions, when),
    shows: sum(results.shows, when),
    clicks: sum(results.clicks, when),
    spend: sum(results.spend, when),
  });
  return { figures: all(sql`true`), complete: all(period.before_from === null ? sql`false` : isOver) };
}
