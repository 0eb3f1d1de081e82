import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { keptFrom, readQuestion } from '@preroll/rules/analytics-question';
import type { Actor } from '../access/viewer.ts';
import { ApiError, invalid, refused } from '../contract/api-error.ts';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call, Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import { type EventStore, EventStoreError } from '../events/event-store.ts';
import type { EventWriter } from '../events/event-writer.ts';
import { streamWhileConnected, whileConnected } from '../reach/while-connected.ts';
import { accountOfRecord } from './account-of-record.ts';
import { scopeOfEvents } from './analytics-scope.ts';
import { answerQuestion, streamRows } from './answer-question.ts';
import type { Plan } from './build-query.ts';
import { withKeptComparison } from './comparison-period.ts';
import { describeFields } from './describe-fields.ts';
import { questionTurns, streamInTurn } from './question-turns.ts';
import { readReporter } from './reporter.ts';
import { resolveFilters } from './resolve-filters.ts';
import { fittingRollUp } from './roll-ups.ts';
import { writeCsv } from './write-csv.ts';

/** In milliseconds. */
const LONGEST_WAIT = 2_000;

type Query = Omit<Call<operations['getAnalytics']>['query'], 'offset' | 'limit'>;

export function analyticsHandlers({
  db,
  store,
  writer,
}: {
  db: Db;
  store: EventStore;
  writer: Pick<EventWriter, 'deliver' | 'completeTo'>;
}): Pick<Handlers, 'getAnalytics' | 'listAnalyticsFields' | 'exportAnalytics'> {
  const planOf = async (viewer: Actor, { undivided, dimensions, own_currency, ...query }: Query) => {
    const { timezone, ...money } = await readReporter(db, viewer);
    const now = new Date();
    const result = readQuestion(viewer.cabinet, { timezone, ...query, dimensions: undivided ? [] : dimensions }, now);
    // there may be no field to show it at: a link can ask for anything
    if ('errors' in result) throw invalid(result.errors, Object.values(result.errors).flat().join('. '));
    const account = own_currency && money.isInBase ? await accountOfRecord(db, viewer, result.question) : undefined;
    const { currency, isInBase } = account ? { ...account, isInBase: false } : money;
    const asked = { ...result.question, ...(account && !query.timezone && { timezone: account.timezone }) };
    const question = withKeptComparison(asked, keptFrom(asked.timezone, now));
    const [scope, filters] = await Promise.all([
      scopeOfEvents(db, viewer),
      resolveFilters(db, viewer, question.filters),
    ]);
    const rollUp = fittingRollUp(question, scope, filters);
    return { plan: { question, scope, filters, isInBase, rollUp } satisfies Plan, currency };
  };

  const turnOf = questionTurns(store.isEmbedded);

  /** Asks when what was recorded has reached the store, or does not reach it soon, and when it is the question's turn. */
  const ask = async (
    { user }: Actor,
    plan: Plan,
    { signal, ...page }: { offset: number; limit: number; currency: string; signal: AbortSignal },
  ) => {
    await Promise.race([writer.deliver(), setTimeout(LONGEST_WAIT, undefined, { ref: false })]);
    const question = () => answerQuestion({ db, store, writer }, plan, { ...page, signal });
    return inWords(() => turnOf(user.id, plan)(question, signal), signal);
  };

  return {
    async listAnalyticsFields({ viewer }) {
      const { timezone, currency } = await readReporter(db, viewer);
      const fault = store.unavailable();
      const unavailable = fault && { error: fault.error, since: fault.since.toISOString() };
      const body = {
        ...describeFields(viewer.cabinet),
        timezone,
        currency,
        kept_from: keptFrom(timezone, new Date()),
        unavailable,
      };
      return { status: 200, body };
    },

    async getAnalytics({ viewer, query: { offset, limit, ...query }, request }) {
      const { plan, currency } = await planOf(viewer, query);
      const body = await whileConnected(request, (signal) => ask(viewer, plan, { offset, limit, currency, signal }));
      return { status: 200, body };
    },

    async exportAnalytics({ viewer, query, request }) {
      const { plan, currency } = await planOf(viewer, query);
      const { totals } = await whileConnected(request, (signal) =>
        ask(viewer, plan, { offset: 0, limit: 1, currency, signal }),
      );
      // the totals had a turn of their own: a file that nobody begins to read would never give back one for both
      const rows = streamWhileConnected(request, (signal) =>
        streamInTurn(turnOf(viewer.user.id, plan), (turn) => streamRows({ db, store }, plan, turn), signal),
      );
      const file = `analytics-${plan.question.dateFrom}-${plan.question.dateTo}.csv`;
      return {
        status: 200,
        body: Readable.from(writeCsv(plan.question, totals, rows)),
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

/** For a question whose tab was closed or asked another one meanwhile: nothing failed. */
const nobodyWaits = () => new ApiError(499, 'Nobody waits for it');

/** Runs a question, and explains why there is no answer. */
async function inWords<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) throw nobodyWaits();
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted) throw nobodyWaits();
    if (error instanceof EventStoreError)
      throw new ApiError(503, error.message, { details: { since: error.since.toISOString() } });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === TIME_OUT) throw refused('That takes too long: ask for fewer days or dimensions');
    if (code === NO_MEMORY) throw refused('That has too many rows: ask for fewer days or dimensions');
    throw error;
  }
}
