import type { TonedSeries } from './series';

/** The number at a key of a row; null if there is none. */
export const numberAt = (row: object | undefined, key: string): number | null => {
  const value: unknown = row && Reflect.get(row, key);
  return typeof value === 'number' ? value : null;
};

/** The total height of a stack. */
export const heightOf = (series: readonly TonedSeries[]) => (row: object) =>
  series.reduce((sum, { key, pale }) => sum + (pale ? 0 : (numberAt(row, key) ?? 0)), 0);
