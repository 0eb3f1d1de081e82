import type { AnalyticsFilter } from '@preroll/rules/analytics/analytics-filters';
import { firstRetainedDay, validateDays } from '@preroll/rules/analytics/analytics-question';
import { addDays } from '@preroll/rules/time/days';
import { inArray, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/access/viewer.ts';
import { ApiError, invalid } from '../../platform/contract/api-error.ts';
import { whileConnected } from '../../platform/contract/while-connected.ts';
import type { Db } from '../../platform/db/database.ts';
import { findPage, type List } from '../../platform/records/read-page.ts';
import { daysOfFigures } from '../analytics/account-of-record.ts';
import type { Analytics } from '../analytics/ask-analytics.ts';
import type { FiguresKind } from './add-figures.ts';
import { describeByCurrency, describeRecords } from './describe-figures.ts';
import { type FiguresPeriod, figuresPeriod, type PeriodQuery, periodUntil } from './figures-period.ts';
import { type CountedRecord, readReportedSums } from './read-reported-sums.ts';
import { type DailyResults, type DaySum, type RecordSum, readDaySums, readRecordSums } from './read-sums.ts';

export interface FiguresDeps {
  db: Db;
  analytics: Pick<Analytics, 'askOfRecords'>;
}

/** The kind of records that figures are for, and how to read them. */
export interface FiguresSource<Name extends string> {
  kind: FiguresKind<Name>;
  /** Selects the results of matching records in both periods, for the days of each that count whole. */
  resultsOf(db: Db, days: { period: FiguresPeriod; now: Date }, matching: SQL | undefined): DailyResults<Name>;
  /** The dimension by which the event store counts the records. */
  countedBy: 'campaign' | 'advert' | 'site';
  /** Reads the ids of that dimension that belong to matching records. */
  countedOf(db: Db, matching: SQL | undefined): PromiseLike<CountedRecord[]>;
}

export interface FiguresList extends List {
  /** The list's filters as report filters. For an owner, the record that they name determines the time zone of the days. */
  filters: readonly AnalyticsFilter[];
}

interface FiguresCall {
  viewer: Actor;
  query: PeriodQuery;
  request: FastifyRequest;
}

/**
 * Reads the figures of a list: the totals of all records that its filters match, and those of each record of the page. In
 * the records' own time zones, they are added up from the daily counters, and the event store counts only the partial day
 * that today is compared with; without the store there is no comparison. In other time zones, the event store counts
 * everything.
 * @throws ApiError 422 for an invalid or expired period; 503 if the event store does not answer
 */
export async function listFigures<Name extends string>(
  { db, analytics }: FiguresDeps,
  { viewer, query, request }: FiguresCall,
  source: FiguresSource<Name>,
  list: FiguresList,
) {
  const { kind } = source;
  const { compare = 'none' } = query;
  const now = new Date();
  const { timezone, areOwn } = await daysOfFigures(db, viewer, { filters: list.filters, chosen: query.timezone });
  const read = areOwn ? readCounters : readEvents;
  const { period, ids, days, sums } = await read();
  return {
    period,
    totals: describeByCurrency(kind, days, period),
    items: describeRecords(kind, { ids, sums, period }),
  };

  async function readCounters(): Promise<ListSums<Name>> {
    const period = figuresPeriod(query, { timezone, now });
    const { ids } = await findPage(db, list);
    const days = { period, now };
    const [daySums, sums, cut] = await Promise.all([
      readDaySums(db, kind, source.resultsOf(db, days, list.matching)),
      ids.length === 0
        ? []
        : readRecordSums(db, kind, { results: source.resultsOf(db, days, inArray(list.order.id, ids)), period }),
      readCutDays(period, ids).catch((error: unknown) => {
        if (error instanceof ApiError) return null;
        throw error;
      }),
    ]);
    const nothing = { before_from: null, before_to: null, compared_until: null, uncompared_at: now.toISOString() };
    return {
      period: cut === null ? { ...period, ...nothing } : period,
      ids,
      days: [...daySums, ...(cut?.days ?? [])],
      sums: [...sums, ...(cut?.sums ?? [])],
    };
  }

  /** Reads the part of the previous period that lies on the counterpart of today, for each record in its own time zone. */
  async function readCutDays(
    period: FiguresPeriod,
    ids: readonly number[],
  ): Promise<Pick<ListSums<Name>, 'days' | 'sums'>> {
    // another time zone may be up to two days behind
    const isOver = period.date_to < addDays(period.today, -2);
    const counted = period.before_from === null || isOver ? [] : await source.countedOf(db, list.matching);
    const parts = await Promise.all(
      [...Map.groupBy(counted, (record) => record.timezone)].map(async ([zone, records]) => {
        const until = periodUntil(period, zone, now);
        if (until === null) return { days: [], sums: [] };
        const day = { date_from: until.day, date_to: until.day, timezone: zone, before_from: null };
        const { countedBy } = source;
        const asked = { kind, countedBy, counted: records, ids, period: day, compare, cut: until.before };
        return whileConnected(request, (signal) => readReportedSums(analytics, viewer, asked, signal));
      }),
    );
    return {
      days: parts.flatMap(({ days }) => days),
      sums: parts.flatMap(({ sums }) => sums.map((sum) => ({ ...sum, isNow: false }))),
    };
  }

  async function readEvents(): Promise<ListSums<Name>> {
    const faults = validateDays({ ...query, timezone }, now);
    if (Object.keys(faults).length > 0) throw invalid(faults, Object.values(faults).flat().join('. '));
    const period = figuresPeriod(query, { timezone, now, firstRetainedDay: firstRetainedDay(timezone, now) });
    const [{ ids }, counted] = await Promise.all([findPage(db, list), source.countedOf(db, list.matching)]);
    const { countedBy } = source;
    const cut = periodUntil(period, timezone, now)?.before ?? null;
    const asked = { kind, countedBy, counted, ids, period, compare, cut };
    const sums = await whileConnected(request, (signal) => readReportedSums(analytics, viewer, asked, signal));
    return { period, ids, ...sums };
  }
}

interface ListSums<Name extends string> {
  period: FiguresPeriod;
  /** The records of the page. */
  ids: number[];
  days: DaySum<Name>[];
  sums: RecordSum<Name>[];
}
