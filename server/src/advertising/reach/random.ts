export interface Random {
  /** A random integer from 0 (inclusive) to the bound (exclusive). */
  below(bound: number): number;
  oneOf<T>(items: readonly T[]): T | undefined;
  weighted<T>(items: readonly T[], weight: (item: T) => number): () => T;
}

/** Creates a seeded pseudo-random generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    oneOf: (items) => items[below(items.length)],
    weighted(items, weight) {
      let sum = 0;
      const ends = items.map((item) => (sum += weight(item)));
      return () => {
        const at = firstAbove(ends, next() * sum);
        const item = items[at];
        if (item === undefined) throw new Error('there is nothing to draw from');
        return item;
      };
    },
  };
}

function firstAbove(ends: readonly number[], value: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
