import {
  type ColumnDef,
  createColumnHelper,
  createSortedRowModel,
  metaHelper,
  type RowData,
  rowSortingFeature,
  sortFns,
  tableFeatures,
} from '@tanstack/react-table';

interface ColumnMeta {
  /** `end` for numbers and money, so that their digits stand below each other. */
  align?: 'start' | 'end';
  /** CSS width, for instance `8rem`; what has none shares the rest. */
  width?: string;
}

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type Features = typeof features;

// The value type differs from column to column; `any` is how the library itself types a mixed list.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Columns<Row extends RowData> = readonly ColumnDef<Features, Row, any>[];

/**
 * Typed columns for a `DataTable`. Call it at module scope:
 * `const column = createColumns<Campaign>(); const columns = [column.accessor('name', { header: 'Name' })]`.
 */
export const createColumns = <Row extends RowData>() => createColumnHelper<Features, Row>();
