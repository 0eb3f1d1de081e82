import type { RowData, Row as RowModel } from '@tanstack/react-table';
import type { Sort } from '@/shared/lib/paging';
import type { Density } from '@/shared/lib/preferences';
import type { Features, TableModel } from './columns';
import { openRowLink } from './open-row-link';
import type { PageSelection, RowKey, Selection } from './selection';
import { SkeletonRows } from './skeleton-rows';
import { TableHead } from './table-head';
import { TableRows } from './table-rows';
import { Table } from './table-styles';
import { type TableTotals, TotalsRow } from './table-totals';
import { useGridKeys } from './use-grid-keys';
import { useRowSelection } from './use-row-selection';

export interface RowsProps<Row extends RowData, Key extends RowKey> {
  label: string;
  table: TableModel<Row>;
  rows: readonly RowModel<Features, Row>[];
  rowKey: (row: Row) => Key;
  selection: Selection<Key> | undefined;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  page: PageSelection | undefined;
}

interface GridTableProps<Row extends RowData, Key extends RowKey> extends RowsProps<Row, Key> {
  loading: boolean;
  density: Density;
  totals: TableTotals | undefined;
}

/** The rows as a grid with keyboard navigation. */
export function GridTable<Row extends RowData, Key extends RowKey>({
  label,
  table,
  rows,
  rowKey,
  selection,
  sort,
  onSort,
  page,
  loading,
  density,
  totals,
}: GridTableProps<Row, Key>) {
  const columns = table.getVisibleLeafColumns();
  const columnCount = columns.length + (selection ? 1 : 0);
  const toggle = useRowSelection({ rows, rowKey, selection });
  const isSelected = selection && ((row: Row) => selection.selected.has(rowKey(row)));
  const toggleAt = (index: number, asRange: boolean) => {
    const row = rows[index];
    if (row) toggle(index, !isSelected?.(row.original), asRange);
  };
  const { gridProps, pinnedRow, focusPending } = useGridKeys({
    rowCount: rows.length,
    columnCount,
    onSelect: selection && toggleAt,
  });
  const shared = { rows, isSelected, onToggle: toggle, layout: columns.map(({ id }) => id).join() };
  const widths = columns.map(({ columnDef }, position) => columnDef.meta?.width ?? (position === 0 ? '14rem' : '8rem'));
  if (selection) widths.push('2.5rem');

  return (
    <Table
      {...gridProps}
      role="grid"
      aria-label={label}
      aria-busy={loading || undefined}
      aria-rowcount={loading ? -1 : rows.length + 1}
      aria-colcount={columnCount}
      aria-multiselectable={selection ? true : undefined}
      density={density}
      selectable={selection !== undefined}
      style={{ minWidth: `calc(${widths.join(' + ')})` }}
      onClick={openRowLink}
    >
      <TableHead table={table} sort={sort} onSort={onSort} page={page} />
      {loading ? (
        <SkeletonRows
          aligns={columns.map(({ columnDef }) => columnDef.meta?.align)}
          selectable={selection !== undefined}
        />
      ) : (
        <TableRows
          columnCount={columnCount}
          density={density}
          pinnedRow={pinnedRow}
          onRendered={focusPending}
          {...shared}
        />
      )}
      {totals && rows.length > 0 && <TotalsRow table={table} selectable={selection !== undefined} {...totals} />}
    </Table>
  );
}
