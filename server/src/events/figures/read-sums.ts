import { daysBetween } from '@preroll/rules/time/days';
import { and, or, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type Figures, type FiguresKind, mapFigures } from './add-figures.ts';
import type { FiguresPeriod } from './figures-period.ts';

/** A query for results per record and day, with their currency. */
export type DailyResults<Name extends string> = Subquery & Record<'id' | 'currency' | 'day' | Name, SQLWrapper>;

/** The results of a record in a period. There may be several per record, to be added up. */
export interface RecordSum<Name extends string> {
  id: number;
  isNow: boolean;
  figures: Figures<Name>;
}

/** The results of all records on a day. There may be several per day, to be added up. */
export interface DaySum<Name extends string> {
  currency: string;
  day: string;
  figures: Figures<Name>;
}

/**
 * The condition on the days of both periods that count whole. In the previous period, the counterpart of today and the days
 * after it don't. Days between the periods belong to neither.
 *
 * @param timezone the time zone of a row's days
 */
export function countsWholeDays(
  { day, timezone }: { day: SQLWrapper; timezone: SQLWrapper },
  { date_from, date_to, before_from, before_to }: FiguresPeriod,
  now: Date,
): SQL | undefined {
  const isNow = sql`${day} between ${date_from}::date and ${date_to}::date`;
  if (before_from === null || before_to === null) return isNow;
  const shift = daysBetween(before_from, date_from);
  const counterpart = sql`(${now.toISOString()}::timestamptz at time zone ${timezone})::date - ${shift}::int`;
  return and(
    // one range condition, so that the index can be used
    sql`${day} between ${before_from}::date and ${date_to}::date`,
    or(isNow, and(sql`${day} <= ${before_to}::date`, sql`${day} < ${counterpart}`)),
  );
}

/** Adds up the results of each record in both periods. */
export async function readRecordSums<Name extends string>(
  db: Db,
  kind: FiguresKind<Name>,
  { results, period }: { results: DailyResults<Name>; period: FiguresPeriod },
): Promise<RecordSum<Name>[]> {
  const id = sql<number>`${results.id}`;
  const isNow = sql<boolean>`${results.day} >= ${period.date_from}::date`;
  return db
    .select({ id, isNow, figures: sumsOf(kind, results) })
    .from(results as Subquery)
    .groupBy(sql`1, 2`) as unknown as Promise<RecordSum<Name>[]>;
}

/** Adds up the results of all records for each day of both periods, by currency. */
export async function readDaySums<Name extends string>(
  db: Db,
  kind: FiguresKind<Name>,
  results: DailyResults<Name>,
): Promise<DaySum<Name>[]> {
  const currency = sql<string>`${results.currency}`;
  const day = sql<string>`to_char(${results.day}, 'YYYY-MM-DD')`;
  return db
    .select({ currency, day, figures: sumsOf(kind, results) })
    .from(results as Subquery)
    .groupBy(sql`1, 2`) as unknown as Promise<DaySum<Name>[]>;
}

const sumsOf = <Name extends string>(kind: FiguresKind<Name>, results: DailyResults<Name>) =>
  mapFigures(kind, (name) => sql<number>`coalesce(sum(${results[name]}), 0)::float8`);
