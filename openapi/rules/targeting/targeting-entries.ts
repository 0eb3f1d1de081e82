export const isBetween = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** The id of a city or a feed. */
export const isId = isBetween(1, 2 ** 31 - 1);

/** The version of an operating system: `17`, `10.15.7`. */
export const isVersion = (version: string) => /^\d{1,6}(\.\d{1,6}){0,3}$/.test(version);
