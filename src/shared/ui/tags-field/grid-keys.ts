/**
 * Where a key leads in a grid of items, row by row.
 *
 * @param columns how many stand in a row
 * @returns the index of the item, or null for a key that leads nowhere
 */
export function moveInGrid(key: string, index: number, count: number, columns: number): number | null {
  const step: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: 8 * columns,
    PageUp: -8 * columns,
    Home: -count,
    End: count,
  };
  const by = step[key];
  return by === undefined ? null : Math.min(count - 1, Math.max(0, index + by));
}
