import { collectGarbage } from '../../scripts/lib/collect-garbage.ts';

/**
 * Does something, and returns the longest time for which nothing else could run: in milliseconds of the thread, whatever
 * else the machine does. What earlier tests have left is collected first: a pause for it would count for this one.
 */
export async function longestHold(act: () => unknown): Promise<number> {
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
