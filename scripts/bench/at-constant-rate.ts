import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts calls at a constant rate, regardless of whether earlier ones have completed, like independent users.
 *
 * @returns the milliseconds that each call took, in order of their starts
 */
export async function atConstantRate(
  calls: number,
  perSecond: number,
  call: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const timed = async (index: number) => {
    const start = performance.now();
    await call(index);
    return performance.now() - start;
  };
  const begin = performance.now();
  const times: Promise<number>[] = [];
  // one timer per call, all set at the start, would delay the first thousands
  while (times.length < calls) {
    const due = begin + (times.length * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    else {
      const time = timed(times.length);
      time.catch(() => undefined); // rejections are handled at the end
      times.push(time);
    }
  }
  return Promise.all(times);
}
