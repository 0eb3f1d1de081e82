/** The places of a tree that are on the page, in its order; notes are no stops. */
export const rowsOf = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[role=treeitem][data-key]')];

/** Where the arrow keys lead from a row. */
export function rowFor(key: string, rows: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const level = (row: HTMLElement | undefined) => Number(row?.ariaLevel ?? 0);
  const here = rows[at];
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
      return level(rows[at + 1]) > level(here) ? rows[at + 1] : undefined;
    case 'ArrowLeft':
      return rows.slice(0, at).findLast((row) => level(row) < level(here));
    default:
      return undefined;
  }
}
