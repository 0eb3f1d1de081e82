import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Afterwards {
  /**
   * Begins the work when the answer of the moment is on its way. A failure is logged by its codes only: its words may
   * name addresses and keys.
   * @param task for the log: `a message of recovery`
   */
  begin(task: string, work: () => Promise<void>): void;
  /** Resolves when all that was begun has ended. */
  settled(): Promise<void>;
}

/** Work that no answer waits for, in this process. The server ends when it is done. */
export function createAfterwards(app: FastifyInstance): Afterwards {
  const underWay = new Set<Promise<void>>();
  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  app.addHook('onClose', settled);
  return {
    begin(task, work) {
      const ended: Promise<void> = setImmediate()
        .then(work)
        .catch((error) => app.log.error(codesOf(error), `${task} failed`))
        .finally(() => underWay.delete(ended));
      underWay.add(ended);
    },
    settled,
  };
}

/** What can be said about a failure without telling what the work was about. */
function codesOf(error: unknown): object {
  const { name, code, responseCode, cause } = error as Record<'name' | 'code' | 'responseCode' | 'cause', unknown>;
  return { name, code, responseCode, ...(cause instanceof Error ? { cause: codesOf(cause) } : {}) };
}
