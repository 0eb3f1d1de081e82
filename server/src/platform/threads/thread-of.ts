import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';

/** Milliseconds for one task. */
const TIMEOUT = 30_000;

/**
 * Returns a function that has a thread do tasks, one after the other, so that long ones hold nobody up but each other. The
 * module of the thread answers each message with one. The thread starts with the first task, and anew after one that
 * fails or takes too long; it keeps no process alive.
 */
export function threadOf<Task, Answer>(module: URL): (task: Task) => Promise<Answer> {
  const queue = new PQueue({ concurrency: 1 });
  let thread: Worker | undefined;

  const start = (): Worker => {
    const started = new Worker(module, { execArgv: [] });
    started.unref();
    return started;
  };

  return (task) =>
    queue.add(async () => {
      thread ??= start();
      try {
        thread.postMessage(task);
        const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(TIMEOUT) });
        return answer;
      } catch (error) {
        void thread.terminate();
        thread = undefined;
        throw error;
      }
    });
}
