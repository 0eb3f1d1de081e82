/**
 * Moves labels along an axis apart, no further than necessary, preserving their order and, if all fit, within bounds.
 *
 * @param places from the largest to the smallest
 * @param least the minimum distance between neighbours
 */
export function spreadLabels(
  places: readonly number[],
  least: number,
  { from, to }: { from: number; to: number },
): number[] {
  const downwards: number[] = [];
  for (const place of places)
    downwards.push(Math.min(place, to, (downwards.at(-1) ?? Number.POSITIVE_INFINITY) - least));
  const upwards: number[] = [];
  for (const place of downwards.toReversed())
    upwards.push(Math.max(place, from, (upwards.at(-1) ?? Number.NEGATIVE_INFINITY) + least));
  return upwards.toReversed();
}
