import { daysBetween } from '@preroll/rules/time/days';
import { type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type Figures, type FiguresKind, mapFigures } from './add-figures.ts';
import type { FiguresPeriod } from './figures-period.ts';

/** A query for results per record and day, with their currency. */
export type DailyResults<Name extends string> = Subquery & Record<'id' | 'currency' | 'day' | Name, SQLWrapper>;

interface Sums<Name extends string> {
  figures: Figures<Name>;
  /** Of complete days only: those that are over where the period's days begin, in both periods. */
  complete: Figures<Name>;
}

export interface RecordSum<Name extends string> extends Sums<Name> {
  id: number;
  isNow: boolean;
}

export interface DaySum<Name extends string> extends Sums<Name> {
  currency: string;
  day: string;
}

/** Adds up the results of each record in both periods. */
export async function readRecordSums<Name extends string>(
  db: Db,
  kind: FiguresKind<Name>,
  { results, period }: { results: DailyResults<Name>; period: FiguresPeriod },
): Promise<RecordSum<Name>[]> {
  const id = sql<number>`${results.id}`;
  const isNow = sql<boolean>`${isInPeriod(results.day, period)}`;
  return db
    .select({ id, isNow, ...sumsOf(kind, results, period) })
    .from(results as Subquery)
    .groupBy(sql`1, 2`) as unknown as Promise<RecordSum<Name>[]>;
}

/** Adds up the results of all records for each day of both periods, by currency. */
export async function readDaySums<Name extends string>(
  db: Db,
  kind: FiguresKind<Name>,
  { results, period }: { results: DailyResults<Name>; period: FiguresPeriod },
): Promise<DaySum<Name>[]> {
  const currency = sql<string>`${results.currency}`;
  const day = sql<string>`to_char(${results.day}, 'YYYY-MM-DD')`;
  return db
    .select({ currency, day, ...sumsOf(kind, results, period) })
    .from(results as Subquery)
    .groupBy(sql`1, 2`) as unknown as Promise<DaySum<Name>[]>;
}

const isInPeriod = (day: SQLWrapper, { date_from }: FiguresPeriod) => sql`${day} >= ${date_from}::date`;

function sumsOf<Name extends string>(kind: FiguresKind<Name>, results: DailyResults<Name>, period: FiguresPeriod) {
  const length = daysBetween(period.date_from, period.date_to) + 1;
  const later = sql`case when ${isInPeriod(results.day, period)} then ${results.day} else ${results.day} + ${length}::int end`;
  const isOver = sql`${later} < ${period.today}::date`;
  const all = (when: SQL) =>
    mapFigures(kind, (name) => sql<number>`coalesce(sum(${results[name]}) filter (where ${when}), 0)::float8`);
  return { figures: all(sql`true`), complete: all(period.before_from === null ? sql`false` : isOver) };
}
