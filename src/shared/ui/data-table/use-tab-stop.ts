import { type RefObject, useLayoutEffect } from 'react';
import { controlsIn } from './grid-dom';

/**
 * Makes a grid a single tab stop (roving tabindex): the cell focused last, initially the first. Enter reaches the
 * controls inside cells. Works on the DOM instead of props, so that it covers anything that columns render, and moving
 * the focus renders nothing.
 */
export function useTabStop(grid: RefObject<HTMLTableElement | null>) {
  useLayoutEffect(() => {
    const table = grid.current;
    if (!table) return;
    let stop: HTMLElement | undefined;

    const stopAt = (cell: HTMLElement | undefined) => {
      if (stop && stop !== cell) stop.tabIndex = -1;
      stop = cell;
      if (cell) cell.tabIndex = 0;
    };
    const tame = () => {
      for (const control of controlsIn(table)) if (control.tabIndex !== -1) control.tabIndex = -1;
      if (!stop?.isConnected) stopAt(table.rows[0]?.cells[0]);
    };
    const follow = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('th, td') : null;
      if (cell) stopAt(cell);
    };

    tame();
    const observer = new MutationObserver(tame);
    observer.observe(table, { childList: true, subtree: true, attributeFilter: ['href'] });
    table.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      table.removeEventListener('focusin', follow);
    };
  }, [grid]);
}
