/** Splits an integer in proportion to weights, into integers that add up to it. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    // rounding the running total distributes everything
    const until = Math.round((total * passed) / all);
    const share = until - given;
    given = until;
    return share;
  });
}

/** The same with a limit for each part; excess goes to the other parts. */
export function apportionWithin(total: number, weights: readonly number[], limits: readonly number[]): number[] {
  let parts = limits.map(() => 0);
  let left = total;
  while (left > 0) {
    const room = limits.map((limit, index) => limit - (parts[index] ?? 0));
    if (room.every((free) => free <= 0)) throw new Error(`${total} does not fit into the limits`);
    const added = apportion(
      left,
      weights.map((weight, index) => ((room[index] ?? 0) > 0 ? weight : 0)),
    );
    const fitting = added.map((part, index) => Math.min(part, room[index] ?? 0));
    parts = parts.map((part, index) => part + (fitting[index] ?? 0));
    left -= fitting.reduce((sum, part) => sum + part, 0);
  }
  return parts;
}
