import { expect, it } from 'vitest';
import { limitEach } from './limit-each.ts';

it('runs so many tasks of each key at a time, and all of them in the end', async () => {
  const run = limitEach(2);
  const running = new Map<number, number>();
  const most = new Map<number, number>();
  const task = (key: number) => async () => {
    running.set(key, (running.get(key) ?? 0) + 1);
    most.set(key, Math.max(most.get(key) ?? 0, running.get(key) ?? 0));
    await new Promise(setImmediate);
    running.set(key, (running.get(key) ?? 0) - 1);
    if (key === 2) throw new Error('fails');
    return key;
  };
  const results = await Promise.allSettled([1, 1, 1, 1, 1, 2, 2, 2].map((key) => run(key, task(key))));
  expect(results.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ]);
  expect(most).toEqual(
    new Map([
      [1, 2],
      [2, 2],
    ]),
  );
});
