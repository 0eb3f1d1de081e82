interface Grid {
  /** Of all items; they stand row by row. */
  count: number;
  /** How many stand in a row. */
  columns: number;
  /** Rows that one page of the keyboard moves by; without it those keys lead nowhere. */
  page?: number;
}

/**
 * Where a key leads in a list of items that is broken into rows: Home and End to the ends of the list. A table, where
 * they stay in the row, has a rule of its own.
 *
 * @returns the index of the item, or undefined for a key that leads nowhere
 */
export function moveInGrid(key: string, index: number, { count, columns, page }: Grid): number | undefined {
  const steps: Record<string, number | undefined> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: page && page * columns,
    PageUp: page && -page * columns,
    Home: -count,
    End: count,
  };
  const by = steps[key];
  return by === undefined ? undefined : Math.min(count - 1, Math.max(0, index + by));
}
