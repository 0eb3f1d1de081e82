import {
  type ColumnDef,
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  globalFilteringFeature,
  metaHelper,
  type ReactTable,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { Choice, ColumnMeta } from './column-meta';
import { createFilteredRows } from './filter-rows';
import { createSortedRows } from './sorted-rows';

export const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  filteredRowModel: createFilteredRows,
  globalFilteringFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRows,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type Features = typeof features;

export type TableModel<Row extends RowData> = ReactTable<Features, Row>;

// the type of the value differs between columns; `any` is how the library itself types a mixed list
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Columns<Row extends RowData> = readonly ColumnDef<Features, Row, any>[];

/**
 * Typed column helper for a `DataTable`. Call it at module scope: `const column = createColumns<Campaign>(); const
 * columns = [column.accessor('name', { header: 'Name' })]`. `enableSorting: false` and `enableHiding: false` are
 * TanStack's options; everything else is in `meta`.
 */
export const createColumns = <Row extends RowData>() => createColumnHelper<Features, Row>();

/** The choices of a column whose values are labels. */
export const labelChoices = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.values(labels).map((label) => ({ value: label, label }));
