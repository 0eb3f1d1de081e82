/** Points of a line that are joined in the same way, both ends included. */
export interface Run {
  from: number;
  to: number;
  /** Drawn solid: no end of it stands for a part. */
  isWhole: boolean;
}

/** Divides a line into its runs: one from or to a value that is not whole is drawn apart. */
export function runsOf(names: readonly string[], partial: ReadonlyMap<string, string> | undefined): Run[] {
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
