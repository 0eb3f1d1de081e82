import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { cellAt, cellOf, controlsIn, focusCell, handlesArrowKeys, positionOf } from './grid-dom';
import { type GridPosition, nextPosition } from './grid-position';
import { useTabStop } from './use-tab-stop';

interface GridKeysOptions {
  /** Excluding the header row. */
  rowCount: number;
  columnCount: number;
  /** Called on Space with the index of a data row, from 0. */
  onSelect: ((index: number, asRange: boolean) => void) | undefined;
}

/** Rows per page if the row height is unknown. */
const defaultPage = 10;

/**
 * Keyboard navigation of a table as a grid (ARIA Authoring Practices): arrows move between cells, Enter moves into a
 * cell and activates its only control, Escape returns to the cell, Space selects the row.
 *
 * @returns `pinnedRow`, the index of the data row that must stay rendered because it has the focus or will receive it,
 * and `focusPending`, to be called after rows were rendered, because one of them may be about to receive the focus
 */
export function useGridKeys({ rowCount, columnCount, onSelect }: GridKeysOptions) {
  const grid = useRef<HTMLTableElement>(null);
  const pendingFocus = useRef<GridPosition>(undefined);
  const [pinnedRow, setPinnedRow] = useState<number>();
  useTabStop(grid);

  const focusPending = () => {
    const table = grid.current;
    if (!table || !pendingFocus.current) return;
    const { activeElement, body } = document;
    const hasLeft = activeElement !== body && !table.contains(activeElement);
    if (hasLeft) pendingFocus.current = undefined;
    const cell = pendingFocus.current && cellAt(table, pendingFocus.current);
    if (cell) focusCell(table, cell);
  };

  const move = (table: HTMLTableElement, to: GridPosition) => {
    const cell = cellAt(table, to);
    if (cell) return focusCell(table, cell);
    pendingFocus.current = to;
    setPinnedRow(to.row - 1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { currentTarget: table, target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const cell = cellOf(table, target);
    if (!cell || event.defaultPrevented || altKey) return;
    const control = target instanceof HTMLElement && target !== cell ? target : undefined;
    const handled = () => event.preventDefault();

    if (key === 'Escape' && control) return focusCell(table, cell);
    if (key === 'Tab' && control) {
      const all = controlsIn(cell);
      const next = all[all.indexOf(control) + (shiftKey ? -1 : 1)];
      if (!next) return;
      handled();
      return next.focus();
    }
    if (control && handlesArrowKeys(control)) return;
    if (key === 'Enter' && !control) {
      handled();
      return enter(cell);
    }
    const position = positionOf(cell);
    if (key === ' ' && !control && position.row > 0 && onSelect) {
      handled();
      return onSelect(position.row - 1, shiftKey);
    }
    const extent = { rows: rowCount + 1, columns: columnCount, page: rowsPerPage(table, cell) };
    const to = nextPosition(ctrlKey || metaKey ? `Ctrl+${key}` : key, position, extent);
    if (!to) return;
    handled();
    move(table, to);
  };

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLTableElement>) => {
    const cell = cellOf(currentTarget, target);
    if (!cell) return;
    pendingFocus.current = undefined;
    const { row } = positionOf(cell);
    setPinnedRow(row > 0 ? row - 1 : undefined);
  };

  return { gridProps: { ref: grid, onKeyDown, onFocus }, pinnedRow, focusPending };
}

function enter(cell: HTMLTableCellElement) {
  const [control, ...others] = controlsIn(cell);
  control?.focus();
  if (control && others.length === 0 && !handlesArrowKeys(control)) control.click();
}

function rowsPerPage(table: HTMLTableElement, cell: HTMLTableCellElement): number {
  const sight = Math.min(table.parentElement?.clientHeight ?? 0, window.innerHeight) - (table.tHead?.offsetHeight ?? 0);
  return Math.max(1, Math.floor(sight / cell.offsetHeight) - 1 || defaultPage);
}
