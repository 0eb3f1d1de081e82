/**
 * Does something, and returns the longest time for which nothing else could run: in milliseconds of the thread, whatever
 * else the machine does.
 */
export async function longestHold(act: () => unknown): Promise<number> {
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
