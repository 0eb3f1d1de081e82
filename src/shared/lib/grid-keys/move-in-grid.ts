interface Grid {
  /** Total number of items, laid out row by row. */
  count: number;
  columns: number;
  /** Rows per Page Up or Page Down; without it those keys are ignored. */
  page?: number;
}

/**
 * Moves the focus in a list that wraps into rows; Home and End go to the ends of the list. Tables have a rule of their
 * own, in which these keys stay in the row.
 *
 * @returns the index of the next item, or undefined for other keys
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
