import { Worker } from 'node:worker_threads';

export interface WorkerThread<Task, Answer> {
  /** Posts a task to the thread and waits for its answer, one at a time. Rejects if the thread ends first. */
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

/** In MiB. A thread that exceeds it ends and its task fails; the process survives. */
const MAX_MEMORY = 512;

/**
 * Creates a thread that answers each message with one message. It starts with the first task, and restarts with the
 * next one after a crash.
 *
 * Two libraries were tried: when the thread exits, tinypool never settles its task, and piscina never settles the
 * waiting ones.
 */
export function createWorkerThread<Task, Answer>(file: URL): WorkerThread<Task, Answer> {
  let current: Worker | undefined;
  let isClosed = false;

  const start = () => {
    // without the process's own flags, which may load modules meant for its main thread
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY } });
    const reset = () => {
      if (current === worker) current = undefined;
    };
    return worker.on('error', reset).on('exit', reset);
  };

  return {
    run(task) {
      if (isClosed) return Promise.reject(new Error('The thread was closed'));
      current ??= start();
      return ask(current, task);
    },
    async close() {
      isClosed = true;
      await current?.terminate();
    },
  };
}

function ask<Answer>(worker: Worker, task: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: Answer) => settle(() => resolve(answer));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = (code: number) => onError(new Error(`The thread exited with ${code}`));
    const settle = (how: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      how();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit).postMessage(task);
  });
}
