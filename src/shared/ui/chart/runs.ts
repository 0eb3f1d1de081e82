/** A stretch of a line with the same style, both ends included. */
export interface Run {
  from: number;
  to: number;
  /** Drawn solid: neither end is an incomplete value. */
  isWhole: boolean;
}

/** Divides a line into runs. Segments from or to an incomplete value are runs of their own. */
export function splitIntoRuns(names: readonly string[], partial: ReadonlyMap<string, string> | undefined): Run[] {
  if (names.length < 2) return [{ from: 0, to: names.length - 1, isWhole: true }];
  const runs: Run[] = [];
  for (const [index, name] of names.entries()) {
    const next = names[index + 1];
    if (next === undefined) break;
    const isWhole = !partial?.has(name) && !partial?.has(next);
    const last = runs.at(-1);
    if (last?.isWhole === isWhole) last.to = index + 1;
    else runs.push({ from: index, to: index + 1, isWhole });
  }
  return runs;
}
