import { Readable } from 'node:stream';
import { firstRetainedDay } from '@preroll/rules/analytics/analytics-question';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { streamWhileConnected, whileConnected } from '../../platform/contract/while-connected.ts';
import type { Db } from '../../platform/db/database.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Analytics } from './ask-analytics.ts';
import { describeFields } from './describe-fields.ts';
import { readReporter } from './reporter.ts';
import { withPreviews } from './value-previews.ts';
import { writeCsv } from './write-csv.ts';

/** @param analytics answers questions within the caller's scope */
export function analyticsHandlers({
  db,
  store,
  analytics: { planOf, timezoneFor, ask, rows },
}: {
  db: Db;
  store: Pick<EventStore, 'unavailable' | 'isOpen'>;
  analytics: Analytics;
}): Pick<Handlers, 'getAnalytics' | 'listAnalyticsFields' | 'exportAnalytics'> {
  return {
    async listAnalyticsFields({ viewer, query: { filter } }) {
      const [{ currency }, timezone] = await Promise.all([readReporter(db, viewer), timezoneFor(viewer, filter ?? [])]);
      const fault = store.unavailable();
      const unavailable = fault && { error: fault.error, since: fault.since.toISOString() };
      const body = {
        ...describeFields(viewer.cabinet),
        timezone,
        currency,
        kept_from: firstRetainedDay(timezone, new Date()),
        starting: fault === null && !store.isOpen(),
        unavailable,
      };
      return { status: 200, body };
    },

    async getAnalytics({ viewer, query: { offset, limit, previews, ...query }, request }) {
      const { plan, currency } = await planOf(viewer, query);
      const answer = await whileConnected(request, (signal) => ask(viewer, plan, { offset, limit, currency, signal }));
      return { status: 200, body: previews ? await withPreviews(db, answer) : answer };
    },

    async exportAnalytics({ viewer, query, request }) {
      const { plan, currency } = await planOf(viewer, query);
      // runs the question once before the file starts, so that a failure is reported as an error instead of a broken file;
      // this takes a separate queue slot, because a file that is never read would not release a shared one
      await whileConnected(request, (signal) => ask(viewer, plan, { offset: 0, limit: 1, currency, signal }));
      const read = streamWhileConnected(request, (signal) => rows(viewer, plan, signal));
      const file = `analytics-${plan.question.dateFrom}-${plan.question.dateTo}.csv`;
      return {
        status: 200,
        body: Readable.from(writeCsv(plan, currency, read)),
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${file}"`,
        },
      };
    },
  };
}
