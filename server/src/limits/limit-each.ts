import { limitConcurrency } from '../media/limit-concurrency.ts';

/** Runs at most `most` tasks of each key at a time; others of the key wait for their turn. */
export function limitEach(most: number): <Result>(key: number, task: () => Promise<Result>) => Promise<Result> {
  const lanes = new Map<number, { run: ReturnType<typeof limitConcurrency>; tasks: number }>();
  return async (key, task) => {
    const lane = lanes.get(key) ?? { run: limitConcurrency(most), tasks: 0 };
    lanes.set(key, lane);
    lane.tasks += 1;
    try {
      return await lane.run(task);
    } finally {
      lane.tasks -= 1;
      if (lane.tasks === 0) lanes.delete(key);
    }
  };
}
