/** A date without time or time zone, as in the contract: `2026-12-31`. */
export type Day = string;

const DAY = 86_400_000;

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Adds days to a day (YYYY-MM-DD). Computed in UTC, which has no daylight saving time. */
export const addDays = (day: string, count: number): string =>
  new Date(startOf(day) + count * DAY).toISOString().slice(0, 10);

/** Counts the days from one day (YYYY-MM-DD) to another: 0 for the same day. */
export const daysBetween = (from: string, to: string): number => (startOf(to) - startOf(from)) / DAY;

/** Lists the days from one to another, inclusive. */
export const eachDay = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
