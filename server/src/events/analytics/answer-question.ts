import { type AnalyticsQuestion, firstRetainedDay } from '@preroll/rules/analytics/analytics-question';
import { addDays } from '@preroll/rules/time/days';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import type { EventWriter } from '../spool/event-writer.ts';
import type { EventStore } from '../store/event-store.ts';
import { allGroupsQuery, allRowsQuery, isOfTime, type Plan, pageQuery } from './build-query.ts';
import { comparisonPeriod } from './comparison-period.ts';
import { computeRow, type RawRow, type StoreRow } from './compute-row.ts';
import { fillBuckets } from './fill-buckets.ts';
import { createValueNamer, type ValueNamer } from './name-values.ts';

type Schemas = components['schemas'];

interface Deps {
  db: Db;
  store: Pick<EventStore, 'read' | 'stream'>;
  writer: Pick<EventWriter, 'completeTo'>;
}

interface AskedPage {
  offset: number;
  limit: number;
  currency: string;
}

/** Answers one page of a question. */
export async function answerQuestion(
  { db, store, writer }: Deps,
  plan: Plan,
  { offset, limit, currency, signal }: AskedPage & { signal?: AbortSignal },
): Promise<Schemas['AnalyticsAnswer']> {
  const started = performance.now();
  const { question } = plan;
  const completeTo = await writer.completeTo();
  const { rows, total, totals, rowsRead, freshAt } = await readPage(store, plan, { offset, limit, signal });
  return {
    dimensions: question.dimensions,
    metrics: question.metrics,
    rows: await nameRows(createValueNamer(db), question, rows),
    total,
    totals,
    fresh_at: freshAt.toISOString(),
    passport: {
      complete_to: completeTo.toISOString(),
      exact: true,
      timezone: question.timezone,
      currency,
      preliminary: addDays(question.dateTo, 1) >= zonedTime(question.timezone, freshAt).day,
      date_from: question.dateFrom,
      date_to: question.dateTo,
      compare_from: comparisonPeriod(question)?.from ?? null,
      compare_to: comparisonPeriod(question)?.to ?? null,
      compared_until: plan.until?.toISOString() ?? null,
      kept_from: firstRetainedDay(question.timezone, freshAt),
      rows_read: rowsRead,
      elapsed_ms: Math.round((performance.now() - started) * 10) / 10,
    },
  };
}

/** In questions by time, every bucket is a row, including those without events. */
const isWhole = ({ question }: Plan) => isOfTime(question) || question.dimensions.length === 0;

const queryOf = (plan: Plan, page: { offset: number; limit: number }) =>
  isWhole(plan) ? allGroupsQuery(plan) : pageQuery(plan, page);

interface Page {
  rows: RawRow[];
  total: number;
  totals: Schemas['AnalyticsTotals'];
  rowsRead: number;
  /** Buckets that begin later have no row. */
  freshAt: Date;
}

async function readPage(
  store: Pick<EventStore, 'read'>,
  plan: Plan,
  { offset, limit, signal }: Omit<AskedPage, 'currency'> & { signal?: AbortSignal },
): Promise<Page> {
  const { question } = plan;
  const answer = await store.read<StoreRow>(queryOf(plan, { offset, limit }).toQuery(), signal);
  const freshAt = new Date();
  const found = answer.data.map((row) => computeRow(question, row));
  const all = isOfTime(question) ? fillBuckets(question, found, freshAt) : found;
  const overall = (question.dimensions.length === 0 ? answer.data[0] : answer.totals) ?? {};
  return {
    rows: isWhole(plan) ? all.slice(offset, offset + limit) : all,
    total: isWhole(plan) ? all.length : Number(answer.rows_before_limit_at_least ?? all.length),
    totals: totalsOf(question, overall),
    rowsRead: Number(answer.statistics?.rows_read ?? 0),
    freshAt,
  };
}

/** Reads all rows of a question, without names. */
export const readRows = async (store: Pick<EventStore, 'read'>, plan: Plan, signal: AbortSignal): Promise<RawRow[]> =>
  (await readPage(store, plan, { offset: 0, limit: Number.MAX_SAFE_INTEGER, signal })).rows;

/** Some of a question's rows. */
export interface RowChunk {
  rows: Schemas['AnalyticsRow'][];
  /** Totals of all rows so far. A separate query would include events recorded since. */
  totals: Schemas['AnalyticsTotals'];
}

/** Streams all rows of a question in chunks, at least one, in its order. */
export async function* streamRows(
  { db, store }: Pick<Deps, 'db' | 'store'>,
  plan: Plan,
  signal: AbortSignal,
): AsyncGenerator<RowChunk> {
  const { question } = plan;
  const namer = createValueNamer(db);
  if (isWhole(plan)) {
    const { rows, totals } = await readPage(store, plan, { offset: 0, limit: Number.MAX_SAFE_INTEGER, signal });
    yield { rows: await nameRows(namer, question, rows), totals };
    return;
  }
  const sums: Record<string, number> = {};
  const totals = () => totalsOf(question, sums);
  yield { rows: [], totals: totals() };
  for await (const chunk of await store.stream<StoreRow>(allRowsQuery(plan).toQuery(), signal)) {
    for (const row of chunk) addSums(sums, row);
    const rows = chunk.map((row) => computeRow(question, row));
    yield { rows: await nameRows(namer, question, rows), totals: totals() };
  }
}

/** Adds a row's sums; money is in micros, so the sums are integers. */
function addSums(sums: Record<string, number>, row: StoreRow): void {
  for (const [name, value] of Object.entries(row))
    if (/^[sb]_/.test(name)) sums[name] = (sums[name] ?? 0) + Number(value);
}

function totalsOf(question: AnalyticsQuestion, sums: StoreRow): Schemas['AnalyticsTotals'] {
  const { values: _, ...totals } = computeRow({ ...question, dimensions: [] }, sums);
  return totals;
}

async function nameRows(
  namer: ValueNamer,
  { dimensions }: AnalyticsQuestion,
  rows: readonly RawRow[],
): Promise<Schemas['AnalyticsRow'][]> {
  const labels = await Promise.all(
    dimensions.map((dimension, index) =>
      namer(
        dimension,
        rows.map(({ values }) => values[index] ?? ''),
      ),
    ),
  );
  return rows.map(({ values, ...numbers }) => ({
    dims: values.map((value, index) => ({ value, label: labels[index]?.(value) ?? value })),
    ...numbers,
  }));
}
