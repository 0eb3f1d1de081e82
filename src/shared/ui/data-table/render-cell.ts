import type { Cell, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Features } from './columns';

/**
 * Returns what a cell shows. The column's function is called, not mounted as a component: with new column definitions,
 * for instance once a currency is known, React would replace every cell, and a press or the focus inside would be lost.
 */
export function renderCell<Row extends RowData>(cell: Cell<Features, Row, unknown>): ReactNode {
  const { cell: render } = cell.column.columnDef;
  return typeof render === 'function' ? render(cell.getContext()) : render;
}
