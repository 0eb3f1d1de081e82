import { readQuestion } from '@preroll/rules/analytics-question';
import type { Actor } from '../access/viewer.ts';
import { ApiError, invalid } from '../contract/api-error.ts';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call, Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import { describeFields } from './describe-fields.ts';
import { readReporter } from './reporter.ts';

type Query = Omit<Call<operations['getAnalytics']>['query'], 'offset' | 'limit'>;

export function analyticsHandlers({
  db,
}: {
  db: Db;
}): Pick<Handlers, 'getAnalytics' | 'listAnalyticsFields' | 'exportAnalytics'> {
  const unavailable = { error: 'This server has no event store yet', since: new Date().toISOString() };

  const read = async (viewer: Actor, { undivided, dimensions, ...query }: Query) => {
    const { timezone } = await readReporter(db, viewer);
    const asked = { timezone, ...query, dimensions: undivided ? [] : dimensions };
    const result = readQuestion(viewer.cabinet, asked);
    if ('errors' in result) throw invalid(result.errors);
    return result.question;
  };

  return {
    async listAnalyticsFields({ viewer }) {
      const { timezone, currency } = await readReporter(db, viewer);
      return { status: 200, body: { ...describeFields(viewer.cabinet), timezone, currency, unavailable } };
    },

    async getAnalytics({ viewer, query }) {
      await read(viewer, query);
      throw new ApiError(503, unavailable.error, { details: { since: unavailable.since } });
    },

    async exportAnalytics({ viewer, query }) {
      await read(viewer, query);
      throw new ApiError(503, unavailable.error, { details: { since: unavailable.since } });
    },
  };
}
