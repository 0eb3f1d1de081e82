/** The values between two values, inclusive, in either direction. */
export const between = (all: readonly number[], one: number, other: number): readonly number[] => {
  const [first, last] = [all.indexOf(one), all.indexOf(other)].sort((a, b) => a - b) as [number, number];
  return all.slice(first, last + 1);
};

/** Adds values to a selection or removes them, in the order of all values. */
export const withValues = (
  all: readonly number[],
  chosen: readonly number[],
  values: readonly number[],
  isIn: boolean,
): readonly number[] => all.filter((value) => (values.includes(value) ? isIn : chosen.includes(value)));
