import type { Row, RowData } from '@tanstack/react-table';
import type { Features } from './columns';

/** Accessible name of a row: the value of its first column. */
export function rowName<Data extends RowData>(row: Row<Features, Data>): string {
  const value = row.getAllCells()[0]?.getValue();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : `row ${row.index + 1}`;
}
