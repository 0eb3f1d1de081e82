/** Runs a task when it is its turn. A signal that aborts before takes it out of the line, with the signal's reason. */
export type InTurn = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Runs at most `most` tasks at a time; others wait for their turn. */
export function limitConcurrency(most: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(begin);
    });
  return async (task, signal) => {
    signal?.throwIfAborted();
    if (running === most) await turn(signal);
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
