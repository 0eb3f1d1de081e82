const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Formats a size in units of 1000 bytes, as in configured limits and operating systems: `14.2 MB`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // a value that would be rounded to 1,000 moves to the next unit
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = { maximumFractionDigits: unit === 0 ? 0 : 1 };
  return `${value.toLocaleString('en-GB', digits)} ${units[unit]}`;
}
