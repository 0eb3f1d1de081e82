import { isTimezone } from '@preroll/rules/timezones';
import { findCampaign, findTargeting } from '../campaigns/campaign-queries.ts';
import { ApiError, invalid } from '../contract/api-error.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import { readDictionaries } from '../targeting/read-dictionaries.ts';
import { invalidTargeting } from '../targeting/refuse-invalid-targeting.ts';
import { readTargeting, withDefaults } from '../targeting/targeting.ts';
import type { ReachAnswer, ReachTask } from './reach-task.ts';
import { readRequests } from './read-requests.ts';
import { createTaskQueue } from './task-queue.ts';
import { whileConnected } from './while-connected.ts';
import type { WorkerThread } from './worker-thread.ts';

export type ReachThread = WorkerThread<ReachTask, ReachAnswer>;

interface ReachDeps {
  db: Db;
  thread: ReachThread;
}

const DAYS = 7;

/**
 * The number of running and waiting estimates per user: each tab of the application has one, since it cancels the
 * previous one.
 */
const MAX_PER_USER = 4;

export function reachHandlers({ db, thread }: ReachDeps): Pick<Handlers, 'estimateReach'> {
  const inTurn = createTaskQueue(MAX_PER_USER);
  return {
    async estimateReach({ viewer, request, body: { ads, campaign_id, timezone } }) {
      if (timezone !== undefined && !isTimezone(timezone)) throw invalid({ timezone: ['Unknown time zone'] });
      return whileConnected(request, (signal) =>
        inTurn(viewer.user.id, signal, async () => {
          const campaign = campaign_id === undefined ? null : (await findCampaign(db, viewer, campaign_id)).campaign;
          const named = withDefaults(readTargeting(pickNamed(ads)));
          const task: ReachTask = {
            ads,
            timezone: timezone ?? campaign?.timezone ?? viewer.user.timezone,
            dictionaries: await readDictionaries(db, named),
            stored: {},
            recorded: await readRequests(db, new Date(), DAYS),
            now: new Date(),
            days: DAYS,
            gone: toFlag(signal),
          };
          let answer = await thread.run(task);
          // reading long lists is only worth it for an estimate that is refused without them
          if (answer.kind === 'invalid' && campaign !== null)
            answer = await thread.run({ ...task, stored: await findTargeting(db, viewer, campaign.id) });
          if (answer.kind === 'invalid') throw invalidTargeting(answer.errors);
          if (answer.kind === 'gone') throw new ApiError(499, 'Nobody waits for it');
          return { status: 200, body: answer.reach };
        }),
      );
    },
  };
}

/**
 * Selects the lists that are checked against the database. The thread reads the others, because that can take half a
 * second.
 */
function pickNamed({ feeds, resolution }: ReachTask['ads']): ReachTask['ads'] {
  return { ...(feeds && { feeds }), ...(resolution && { resolution }) };
}

/** Sets a shared flag, which the thread sees at once; a message would wait until the estimate is done. */
function toFlag(signal: AbortSignal): ReachTask['gone'] {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const raise = () => void Atomics.store(flag, 0, 1);
  if (signal.aborted) raise();
  else signal.addEventListener('abort', raise, { once: true });
  return flag;
}
