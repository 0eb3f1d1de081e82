import { collectGarbage } from '../../scripts/lib/collect-garbage.ts';

/**
 * Runs a function, and returns the longest time for which it blocked the event loop, in milliseconds of this thread's CPU
 * time. Collects garbage first, so that a collection of earlier tests' garbage does not count.
 */
export async function measureLongestBlock(act: () => unknown): Promise<number> {
  collectGarbage();
  let [longest, isDone] = [0, false];
  const spent = () => process.threadCpuUsage().user / 1000;
  let last = spent();
  const measure = () => {
    const now = spent();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(measure);
  };
  const first = new Promise((resolve) => setImmediate(resolve));
  measure();
  await first;
  await act();
  isDone = true;
  measure();
  return longest;
}
