import { Worker } from 'node:worker_threads';

export interface WorkerThread<Task, Answer> {
  /** Posts a task to the thread and waits for its answer. One at a time. Rejects when the thread ends before that. */
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

/** MiB. A thread that wants more ends, and its task fails; the process lives on. */
const MOST_MEMORY = 512;

/**
 * A thread that answers each message by one message. It starts with the first task, and starts again with the next one
 * after it has crashed.
 *
 * Two libraries were tried: when the thread exits, tinypool never settles its task, nor piscina those that wait.
 */
export function createWorkerThread<Task, Answer>(file: URL): WorkerThread<Task, Answer> {
  let current: Worker | undefined;
  let isClosed = false;

  const start = () => {
    // not the process's own flags: they may load what is meant for its main thread
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    const forget = () => {
      if (current === worker) current = undefined;
    };
    return worker.on('error', forget).on('exit', forget);
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
