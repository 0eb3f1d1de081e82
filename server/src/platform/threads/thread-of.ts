import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';

const TIMEOUT = 30_000;

/**
 * Returns a function that runs tasks in a worker thread, one at a time, so that long ones don't block the event loop. The
 * thread's module answers each message with one message. The thread starts with the first task, and again after a task that
 * fails or times out; it doesn't keep the process alive.
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
