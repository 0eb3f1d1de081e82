import { Readable } from 'node:stream';
import { readQuestion } from '@preroll/rules/analytics-question';
import type { Actor } from '../access/viewer.ts';
import { ApiError, invalid, refused } from '../contract/api-error.ts';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call, Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import { type EventStore, EventStoreError } from '../events/event-store.ts';
import { whileConnected } from '../reach/while-connected.ts';
import { scopeOfEvents } from './analytics-scope.ts';
import { answerQuestion, streamRows } from './answer-question.ts';
import type { Plan } from './build-query.ts';
import { describeFields } from './describe-fields.ts';
import { readReporter } from './reporter.ts';
import { resolveFilters } from './resolve-filters.ts';
import { writeCsv } from './write-csv.ts';

type Query = Omit<Call<operations['getAnalytics']>['query'], 'offset' | 'limit'>;

export function analyticsHandlers({
  db,
  store,
}: {
  db: Db;
  store: EventStore;
}): Pick<Handlers, 'getAnalytics' | 'listAnalyticsFields' | 'exportAnalytics'> {
  const planOf = async (viewer: Actor, { undivided, dimensions, ...query }: Query) => {
    const { timezone, currency, isInBase } = await readReporter(db, viewer);
    const result = readQuestion(viewer.cabinet, { timezone, ...query, dimensions: undivided ? [] : dimensions });
    if ('errors' in result) throw invalid(result.errors);
    const { question } = result;
    const [scope, filters] = await Promise.all([
      scopeOfEvents(db, viewer),
      resolveFilters(db, viewer, question.filters),
    ]);
    return { plan: { question, scope, filters, isInBase } satisfies Plan, currency };
  };

  return {
    async listAnalyticsFields({ viewer }) {
      const { timezone, currency } = await readReporter(db, viewer);
      const fault = store.unavailable();
      const unavailable = fault && { error: fault.error, since: fault.since.toISOString() };
      return { status: 200, body: { ...describeFields(viewer.cabinet), timezone, currency, unavailable } };
    },

    async getAnalytics({ viewer, query: { offset, limit, ...query }, request }) {
      const { plan, currency } = await planOf(viewer, query);
      const body = await whileConnected(request, (signal) =>
        inWords(() => answerQuestion({ db, store }, plan, { offset, limit, currency, signal })),
      );
      return { status: 200, body };
    },

    async exportAnalytics({ viewer, query, request }) {
      const { plan, currency } = await planOf(viewer, query);
      const { totals } = await whileConnected(request, (signal) =>
        inWords(() => answerQuestion({ db, store }, plan, { offset: 0, limit: 1, currency, signal })),
      );
      const file = `analytics-${plan.question.dateFrom}-${plan.question.dateTo}.csv`;
      return {
        status: 200,
        body: Readable.from(writeCsv(plan.question, totals, streamRows({ db, store }, plan))),
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${file}"`,
        },
      };
    },
  };
}

/** ClickHouse's codes for a query that takes more time or memory than it may. */
const TIME_OUT = '159';
const NO_MEMORY = '241';

/** Runs a question, and explains why there is no answer. */
async function inWords<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof EventStoreError)
      throw new ApiError(503, error.message, { details: { since: error.since.toISOString() } });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === TIME_OUT) throw refused('That takes too long: ask for fewer days or dimensions');
    if (code === NO_MEMORY) throw refused('That has too many rows: ask for fewer days or dimensions');
    throw error;
  }
}
