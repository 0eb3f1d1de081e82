import { isTimezone } from '@preroll/rules/time/timezones';
import PQueue from 'p-queue';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { whileConnected } from '../../platform/contract/while-connected.ts';
import type { Db } from '../../platform/db/database.ts';
import { tooManyRequests } from '../../platform/limits/counter.ts';
import { queueByKey } from '../../platform/limits/queue-by-key.ts';
import { findCampaign, findTargeting } from '../campaigns/campaign-queries.ts';
import { refuseInvalidTargeting } from '../targeting/refuse-invalid-targeting.ts';
import { compileTargeting } from '../targeting/refused-by.ts';
import { parseTargeting, withDefaults } from '../targeting/targeting.ts';
import { type CountedRequests, estimateReach } from './estimate-reach.ts';
import { readRequests } from './read-requests.ts';
import { sampleRequests } from './sample-requests.ts';

const DAYS = 7;

/**
 * Running and waiting estimates per user. Each tab of the application has one at a time, since it cancels the previous one.
 */
const MAX_PER_USER = 4;

const RETRY_AFTER = 5;

export function reachHandlers({ db }: { db: Db }): Pick<Handlers, 'estimateReach'> {
  const userQueueOf = queueByKey<number>(1);
  const estimateQueue = new PQueue({ concurrency: 1 });
  return {
    async estimateReach({ viewer, request, body: { ads, campaign_id, timezone } }) {
      if (timezone !== undefined && !isTimezone(timezone)) throw invalid({ timezone: ['Unknown time zone'] });
      const userQueue = userQueueOf(viewer.user.id);
      if (userQueue.size + userQueue.pending >= MAX_PER_USER) throw tooManyRequests('estimates at once', RETRY_AFTER);
      const estimate = async (signal: AbortSignal) => {
        const campaign = campaign_id === undefined ? null : (await findCampaign(db, viewer, campaign_id)).campaign;
        const targeting = parseTargeting(ads);
        const readStored = async () => (campaign === null ? {} : findTargeting(db, viewer, campaign.id));
        await refuseInvalidTargeting(db, targeting, readStored);
        const compiled = compileTargeting(
          withDefaults(targeting),
          timezone ?? campaign?.timezone ?? viewer.user.timezone,
        );
        return estimateReach(await requestsOf(db), compiled, signal);
      };
      const reach = await whileConnected(request, (signal) =>
        userQueue.add(() => estimateQueue.add(() => estimate(signal), { signal }), { signal }),
      );
      return { status: 200, body: reach };
    },
  };
}

async function requestsOf(db: Db): Promise<CountedRequests> {
  const now = new Date();
  const recorded = await readRequests(db, now, DAYS);
  if (recorded !== null) return { ...recorded, isSample: false };
  const requests = await sampleRequests(now, DAYS);
  return { requests, total: requests.length, isSample: true, days: DAYS };
}
