import { setTimeout as wait } from 'node:timers/promises';

/**
 * Makes calls at an even pace, whether the ones before have ended or not, as people do who know nothing of each other.
 *
 * @returns milliseconds from each call to its end, in the order of the calls
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
  // a timer for each call at the start would hold up the first thousands
  while (times.length < calls) {
    const due = begin + (times.length * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    else {
      const time = timed(times.length);
      time.catch(() => undefined); // it is thrown at the end
      times.push(time);
    }
  }
  return Promise.all(times);
}
