import { parseFilter } from '@preroll/rules/analytics/analytics-filters';
import type { AnalyticsMetric } from '@preroll/rules/analytics/analytics-metrics';
import { type ComparisonMode, readQuestion } from '@preroll/rules/analytics/analytics-question';
import type { Requester } from '../../platform/access/viewer.ts';
import { ApiError, invalid, refused } from '../../platform/contract/api-error.ts';
import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import type { EventWriter } from '../spool/event-writer.ts';
import { MEMORY_LIMIT_EXCEEDED } from '../store/clickhouse-client.ts';
import { type EventStore, EventStoreError } from '../store/event-store.ts';
import { accountOfRecord, daysOfFigures } from './account-of-record.ts';
import { scopeOfEvents } from './analytics-scope.ts';
import { answerQuestion, type RowChunk, readRows, streamRows } from './answer-question.ts';
import type { Plan } from './build-query.ts';
import { dropInvalidComparison, questionUntil } from './comparison-period.ts';
import type { RawRow } from './compute-row.ts';
import { createQuestionQueues, streamFromQueue } from './question-queues.ts';
import { readReporter } from './reporter.ts';
import { resolveFilters } from './resolve-filters.ts';
import { fittingRollUp } from './roll-ups.ts';

type Schemas = components['schemas'];

type Query = Omit<Call<operations['getAnalytics']>['query'], 'offset' | 'limit' | 'sort' | 'previews'> & {
  sort?: string | undefined;
};

/** Answers questions within the requester's scope, through queues that share the store between users. */
export interface Analytics {
  /** The default time zone of a question with these conditions. Unreadable conditions are ignored. */
  timezoneFor(requester: Requester, filter: readonly string[]): Promise<string>;
  /**
   * Plans the query for a question.
   * @throws ApiError 422 for a question that is invalid or not allowed
   */
  planOf(requester: Requester, query: Query): Promise<{ plan: Plan; currency: string }>;
  /** Answers one page. */
  ask(
    requester: Requester,
    plan: Plan,
    page: { offset: number; limit: number; currency: string; signal: AbortSignal },
  ): Promise<Schemas['AnalyticsAnswer']>;
  /**
   * Reads the results of all records of a kind by day, or the totals of each, in both periods. Money is in the currency of
   * the owners.
   * @throws ApiError 422 for a question that is invalid or not allowed
   */
  askOfRecords(requester: Requester, question: RecordsQuestion, signal: AbortSignal): Promise<RawRow[]>;
  /** Streams the rows of all pages, with their totals. */
  rows(requester: Requester, plan: Plan, signal: AbortSignal): AsyncIterable<RowChunk>;
}

export interface RecordsQuestion {
  kind: 'campaign' | 'advert' | 'site';
  ids: readonly number[];
  by: 'date' | 'record';
  metrics: readonly AnalyticsMetric[];
  date_from: string;
  date_to: string;
  /** IANA name. */
  timezone: string;
  compare: Exclude<ComparisonMode, 'previous_year'>;
  /** The end of the previous period, or of the period itself without a comparison; null for whole days. */
  cut: Date | null;
}

interface AnalyticsDeps {
  db: Db;
  store: EventStore;
  writer: Pick<EventWriter, 'completeTo'>;
}

export function createAnalytics({ db, store, writer }: AnalyticsDeps): Analytics {
  const queues = createQuestionQueues(store.isEmbedded);
  return {
    async timezoneFor(requester, filter) {
      const filters = filter.map(parseFilter).filter((one) => typeof one !== 'string');
      return (await daysOfFigures(db, requester, { filters, chosen: undefined })).timezone;
    },

    async planOf(requester, { undivided, dimensions, own_currency, ...query }) {
      const { timezone, ...money } = await readReporter(db, requester);
      const now = new Date();
      const result = readQuestion(
        requester.cabinet,
        { timezone, ...query, dimensions: undivided ? [] : dimensions },
        now,
      );
      // the errors may belong to no field on the screen, because a link can contain any question
      if ('errors' in result) throw invalid(result.errors, Object.values(result.errors).flat().join('. '));
      const account =
        own_currency && money.isInBase ? await accountOfRecord(db, requester, result.question) : undefined;
      const { currency, isInBase } = account ? { currency: account.currency, isInBase: false } : money;
      const { filters: named } = result.question;
      const days = await daysOfFigures(db, requester, { filters: named, chosen: query.timezone });
      const asked = { ...result.question, timezone: days.timezone };
      const question = dropInvalidComparison(asked, now);
      const [scope, filters] = await Promise.all([
        scopeOfEvents(db, requester),
        resolveFilters(db, requester, question.filters),
      ]);
      const rollUp = fittingRollUp(question, scope, filters);
      const until = questionUntil(question, now);
      const counted = { until: until?.now ?? null, cut: until?.before ?? null };
      return { plan: { question, scope, filters, isInBase, rollUp, ...counted }, currency };
    },

    ask: ({ user }, plan, page) =>
      explainFailures(
        () => queues.ask(user.id, plan)(() => answerQuestion({ db, store, writer }, plan, page), page.signal),
        page.signal,
      ),

    async askOfRecords(requester, { kind, ids, by, metrics, cut, ...asked }, signal) {
      const now = new Date();
      const dimensions = [by === 'date' ? by : kind];
      const result = readQuestion(requester.cabinet, { ...asked, dimensions, metrics }, now);
      if ('errors' in result) throw invalid(result.errors);
      const { question } = result;
      const scope = await scopeOfEvents(db, requester, kind === 'site' ? 'site' : 'campaign');
      const filters = [{ dimension: kind, operator: 'in' as const, values: ids.map(String) }];
      const rollUp = fittingRollUp(question, scope, filters);
      const plan = { question, scope, filters, isInBase: false, rollUp, until: null, cut };
      return explainFailures(
        () => queues.ask(requester.user.id, plan)(() => readRows(store, plan, signal), signal),
        signal,
      );
    },

    rows: ({ user }, plan, signal) =>
      streamFromQueue(queues.export(user.id, plan), (running) => streamRows({ db, store }, plan, running), signal),
  };
}

/** ClickHouse's error code for a query that exceeded its time limit. */
const TIMEOUT_EXCEEDED = '159';

/** Turns the store's errors into messages for the user. After an abort it throws the signal's reason. */
async function explainFailures<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EventStoreError)
      throw new ApiError(503, error.message, { details: { since: error.since.toISOString() } });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === TIMEOUT_EXCEEDED) throw refused('That takes too long: ask for less, such as fewer days');
    if (code === MEMORY_LIMIT_EXCEEDED) throw refused('That has too many rows: ask for less, such as fewer days');
    throw error;
  }
}
