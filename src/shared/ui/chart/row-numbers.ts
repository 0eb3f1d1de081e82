import type { TonedSeries } from './series';

/** The number of a row at a key; null if it has none. */
export const numberAt = (row: object | undefined, key: string): number | null => {
  const value: unknown = row && Reflect.get(row, key);
  return typeof value === 'number' ? value : null;
};

/** Where a stack of parts ends. */
export const heightOf = (series: readonly TonedSeries[]) => (row: object) =>
  series.reduce((sum, { key, pale }) => sum + (pale ? 0 : (numberAt(row, key) ?? 0)), 0);
