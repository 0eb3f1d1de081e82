import type { Row, RowData } from '@tanstack/react-table';
import type { Features } from './columns';

/** What a row is called by those who can't see it: the value of its first column. */
export function rowName<Data extends RowData>(row: Row<Features, Data>): string {
  const value = row.getAllCells()[0]?.getValue();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : `row ${row.index + 1}`;
}
