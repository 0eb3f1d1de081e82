/** The values between two, whichever is first. */
export const between = (all: readonly number[], one: number, other: number): readonly number[] => {
  const [first, last] = [all.indexOf(one), all.indexOf(other)].sort((a, b) => a - b) as [number, number];
  return all.slice(first, last + 1);
};

/** A selection after some values were put in or taken out, in the order of all. */
export const withValues = (
  all: readonly number[],
  chosen: readonly number[],
  values: readonly number[],
  isIn: boolean,
): readonly number[] => all.filter((value) => (values.includes(value) ? isIn : chosen.includes(value)));

/** Where an arrow key leads among values that stand in rows. */
export function neighbour(all: readonly number[], value: number, key: string, columns: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  return all[Math.min(all.length - 1, Math.max(0, all.indexOf(value) + step))];
}
