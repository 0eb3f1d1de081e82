/** Splits a whole number in proportion to weights, into whole numbers that add up to it. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    // the rounded running total leaves nothing over
    const until = Math.round((total * passed) / all);
    const share = until - given;
    given = until;
    return share;
  });
}
