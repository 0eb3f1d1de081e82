/** The month of a day and those before it, latest first: `2026-11`. */
export const latestMonths = (day: string, count: number): string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
};
