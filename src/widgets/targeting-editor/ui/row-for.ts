/** The tree's rows in document order, without notes, which can't be focused. */
export const rowsOf = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[role=treeitem][data-key]')];

/** The row to which an arrow key, Home or End moves the focus. */
export function rowFor(key: string, rows: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const level = (row: HTMLElement | undefined) => Number(row?.ariaLevel ?? 0);
  const current = rows[at];
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1];
    case 'ArrowUp':
      return rows[at - 1];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case 'ArrowRight':
      return level(rows[at + 1]) > level(current) ? rows[at + 1] : undefined;
    case 'ArrowLeft':
      return rows.slice(0, at).findLast((row) => level(row) < level(current));
    default:
      return undefined;
  }
}
