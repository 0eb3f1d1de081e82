import type { GridPosition } from './grid-position';

const controls = 'a[href], button, input, select, textarea';

export const controlsIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(controls)];

/** The cell of this grid that contains an element. Menus and dialogs are rendered outside the grid. */
export function cellOf(grid: HTMLTableElement, target: EventTarget): HTMLTableCellElement | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('th, td') : null;
  return cell && grid.contains(cell) ? cell : null;
}

/** Converts a cell to its position, in which row 0 is the header; `aria-rowindex` starts at 1. */
export const positionOf = (cell: HTMLTableCellElement): GridPosition => ({
  row: Number(cell.parentElement?.getAttribute('aria-rowindex')) - 1,
  column: cell.cellIndex,
});

/** Undefined for a row that isn't rendered. */
export const cellAt = (grid: HTMLTableElement, { row, column }: GridPosition): HTMLTableCellElement | undefined =>
  grid.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 1}"]`)?.cells[column];

/** Whether a control handles the arrow keys itself. */
export const handlesArrowKeys = (target: Element): boolean =>
  target.matches('textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio])');

/** Focuses a cell and scrolls it clear of the sticky header and first column. */
export function focusCell(grid: HTMLTableElement, cell: HTMLTableCellElement): void {
  const scroller = grid.parentElement;
  if (scroller) {
    scroller.style.scrollPaddingTop = `${grid.tHead?.offsetHeight ?? 0}px`;
    scroller.style.scrollPaddingLeft = `${stickyWidth(cell)}px`;
  }
  cell.tabIndex = -1;
  cell.focus();
}

function stickyWidth(cell: HTMLTableCellElement): number {
  const before = [...(cell.parentElement?.children ?? [])].slice(0, cell.cellIndex);
  return before
    .filter((sibling) => getComputedStyle(sibling).position === 'sticky' && getComputedStyle(sibling).left !== 'auto')
    .reduce((width, sibling) => width + sibling.getBoundingClientRect().width, 0);
}
