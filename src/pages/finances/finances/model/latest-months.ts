/** The month of a moment and those before it, the latest first: `2026-11`. Months begin and end by UTC, as statements do. */
export const latestMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
