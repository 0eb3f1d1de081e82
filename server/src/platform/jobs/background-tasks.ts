import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { errorCodes } from '../mail/error-codes.ts';

export interface BackgroundTasks {
  /**
   * Starts the work once the current response is on its way. Failures are logged by code only, because their messages
   * may contain addresses and keys.
   * @param task names the work in the log: `a message of recovery`
   */
  begin(task: string, work: () => Promise<void>): void;
  /** Resolves when all started work has ended. */
  settled(): Promise<void>;
}

/** Runs work in this process that no response waits for. Shutdown waits for it. */
export function createBackgroundTasks(app: FastifyInstance): BackgroundTasks {
  const inProgress = new Set<Promise<void>>();
  const settled = async () => {
    while (inProgress.size > 0) await Promise.all(inProgress);
  };
  app.addHook('onClose', settled);
  return {
    begin(task, work) {
      const ended: Promise<void> = setImmediate()
        .then(work)
        .catch((error) => app.log.error(errorCodes(error), `${task} failed`))
        .finally(() => inProgress.delete(ended));
      inProgress.add(ended);
    },
    settled,
  };
}
