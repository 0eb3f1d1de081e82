import PQueue from 'p-queue';

/** Creates one queue per key on demand, and drops it when it is idle. Tasks with other keys do not wait. */
export function queueByKey<Key>(concurrency: number): (key: Key) => PQueue {
  const queues = new Map<Key, PQueue>();
  return (key) => {
    const known = queues.get(key);
    if (known !== undefined) return known;
    const queue = new PQueue({ concurrency });
    queue.once('idle', () => queues.delete(key));
    queues.set(key, queue);
    return queue;
  };
}
