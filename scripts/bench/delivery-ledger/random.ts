/** Random choices that are reproducible by a seed. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  between(least: number, most: number): number;
  /** True with this probability. */
  chance(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
}

/** Lehmer's generator with the parameters of `minstd_rand`. */
export function createRandom(seed: number): Random {
  let state = (Math.floor(Math.abs(seed)) % 2_147_483_646) + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    chance: (share) => next() < share,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from');
      return value;
    },
  };
}
