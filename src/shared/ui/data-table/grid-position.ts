/** A cell of a grid; row 0 is the header. */
export interface GridPosition {
  row: number;
  column: number;
}

interface GridExtent {
  /** Including the header row. */
  rows: number;
  columns: number;
  /** Rows per Page Up or Page Down. */
  page: number;
}

type Step = (from: GridPosition, extent: GridExtent) => GridPosition;

/** The keys of the grid pattern (ARIA Authoring Practices, "Grid"); with Ctrl they move to the ends of the grid. */
const steps: Record<string, Step> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  'Ctrl+Home': () => ({ row: 0, column: 0 }),
  'Ctrl+End': (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** The cell that a key moves to, clamped to the grid. Undefined for other keys. */
export function nextPosition(key: string, from: GridPosition, extent: GridExtent): GridPosition | undefined {
  const next = Object.hasOwn(steps, key) ? steps[key]?.(from, extent) : undefined;
  return next && { row: within(next.row, extent.rows), column: within(next.column, extent.columns) };
}
