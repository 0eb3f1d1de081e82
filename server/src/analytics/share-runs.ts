import type { InTurn } from '../media/limit-concurrency.ts';

/** Runs a task in its turn, once for all who wait for the same; the run ends when none of them waits any more. */
type SharedInTurn<Result> = (
  key: string,
  inTurn: InTurn,
  task: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

interface Run<Result> {
  result: Promise<Result>;
  abandoned: AbortController;
  sharers: number;
}

/**
 * Lets those who ask the same share a run until it begins. Whoever comes later gets the next one, so that nobody's answer
 * is older than their question.
 */
export function shareRuns<Result>(): SharedInTurn<Result> {
  /** Those that have not begun. */
  const waiting = new Map<string, Run<Result>>();

  const begin = (key: string, inTurn: InTurn, task: (signal: AbortSignal) => Promise<Result>): Run<Result> => {
    const abandoned = new AbortController();
    const close = () => {
      if (waiting.get(key) === run) waiting.delete(key);
    };
    const result = Promise.resolve()
      .then(() =>
        inTurn(() => {
          close();
          return task(abandoned.signal);
        }, abandoned.signal),
      )
      .finally(close);
    // each sharer hears of a failure, and there may be none left
    result.catch(() => {});
    const run = { result, abandoned, sharers: 0 };
    return run;
  };

  return async (key, inTurn, task, signal) => {
    signal.throwIfAborted();
    const run = waiting.get(key) ?? begin(key, inTurn, task);
    waiting.set(key, run);
    run.sharers += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([run.result, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      run.sharers -= 1;
      if (run.sharers === 0) {
        if (waiting.get(key) === run) waiting.delete(key);
        run.abandoned.abort(signal.reason);
      }
    }
  };
}
