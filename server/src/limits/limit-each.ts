import { type InTurn, limitConcurrency } from '../media/limit-concurrency.ts';

/** Runs a key's task when it is its turn; one whose signal aborts before leaves the line. */
type EachInTurn = <Result>(key: number, task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Runs at most `most` tasks of each key at a time; others of the key wait for their turn. */
export function limitEach(most: number): EachInTurn {
  const lanes = new Map<number, { run: InTurn; tasks: number }>();
  return async (key, task, signal) => {
    const lane = lanes.get(key) ?? { run: limitConcurrency(most), tasks: 0 };
    lanes.set(key, lane);
    lane.tasks += 1;
    try {
      return await lane.run(task, signal);
    } finally {
      lane.tasks -= 1;
      if (lane.tasks === 0) lanes.delete(key);
    }
  };
}
