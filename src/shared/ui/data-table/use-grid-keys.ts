import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { cellAt, cellOf, controlsIn, focusCell, isTypedIn, positionOf } from './grid-dom';
import { type GridPosition, nextPosition } from './grid-position';
import { useTabStop } from './use-tab-stop';

interface GridKeysOptions {
  /** Rows of data. */
  rowCount: number;
  columnCount: number;
  /** Space on a row of data, counted from 0. */
  onSelect: ((index: number, asRange: boolean) => void) | undefined;
}

/** Without a known height. */
const defaultPage = 10;

/**
 * Moves through a table as through a grid (ARIA Authoring Practices): arrows from cell to cell, Enter into a cell's
 * control, which it presses if there is but one, Escape back to the cell, Space selects the row.
 *
 * @returns `heldRow`, the row of data that must stay rendered because it has the focus or is about to get it.
 */
export function useGridKeys({ rowCount, columnCount, onSelect }: GridKeysOptions) {
  const grid = useRef<HTMLTableElement>(null);
  const wanted = useRef<GridPosition>(undefined);
  const [heldRow, setHeldRow] = useState<number>();
  useTabStop(grid);

  // after whatever rendered the row
  useLayoutEffect(() => {
    const table = grid.current;
    const cell = table && wanted.current && cellAt(table, wanted.current);
    wanted.current = undefined;
    if (cell) focusCell(table, cell);
  });

  const move = (table: HTMLTableElement, to: GridPosition) => {
    const cell = cellAt(table, to);
    if (cell) return focusCell(table, cell);
    wanted.current = to;
    setHeldRow(to.row - 1);
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
    if (control && isTypedIn(control)) return;
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
    const { row } = positionOf(cell);
    setHeldRow(row > 0 ? row - 1 : undefined);
  };

  return { gridProps: { ref: grid, onKeyDown, onFocus }, heldRow };
}

function enter(cell: HTMLTableCellElement) {
  const [control, ...others] = controlsIn(cell);
  control?.focus();
  if (control && others.length === 0 && !isTypedIn(control)) control.click();
}

function rowsPerPage(table: HTMLTableElement, cell: HTMLTableCellElement): number {
  const sight = Math.min(table.parentElement?.clientHeight ?? 0, window.innerHeight) - (table.tHead?.offsetHeight ?? 0);
  return Math.max(1, Math.floor(sight / cell.offsetHeight) - 1 || defaultPage);
}
