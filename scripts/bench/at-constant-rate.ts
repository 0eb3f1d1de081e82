/**
 * Makes calls at an even pace, whether the ones before have ended or not, as people do who know nothing of each other.
 *
 * @returns milliseconds from each call to its end, in the order of the calls
 */
export function atConstantRate(
  calls: number,
  perSecond: number,
  call: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const begin = performance.now();
  const times = Array.from({ length: calls }, async (_, index) => {
    const due = begin + (index * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(due - performance.now(), 0)));
    const start = performance.now();
    await call(index);
    return performance.now() - start;
  });
  return Promise.all(times);
}
