import type { Cell, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Features } from './columns';

/**
 * Returns the content of a cell. The column's function is called instead of mounted as a component: when column
 * definitions change, for instance once a currency is known, React would remount every cell and interrupt a press or
 * the focus inside.
 */
export function renderCell<Row extends RowData>(cell: Cell<Features, Row, unknown>): ReactNode {
  const { cell: render } = cell.column.columnDef;
  return typeof render === 'function' ? render(cell.getContext()) : render;
}
