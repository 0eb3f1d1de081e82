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
import { createFilteredRows } from './filter-rows';
import { createSortedRows } from './sorted-rows';

/** One value that a column can be narrowed down to. */
export interface Choice {
  value: string;
  label: string;
}

export interface ColumnMeta {
  /** `end` for numbers and money, so that their digits stand below each other. */
  align?: 'start' | 'end';
  /** CSS width, for instance `8rem`; what has none shares the rest. */
  width?: string;
  /** The text filter looks here. */
  searchable?: boolean;
  /** Out of sight until somebody asks for it. */
  extra?: boolean;
  /** The last one, of menus: stays in sight at the end while the others go below it. */
  pinned?: boolean;
  /** Makes the column filterable: by one or more of these. */
  choices?: readonly Choice[];
  /** What the file of an export says instead of the column's value; what has no value is not exported. */
  // biome-ignore lint/suspicious/noExplicitAny: the value's type differs from column to column
  csv?: (value: any) => string | number;
}

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

// The value type differs from column to column; `any` is how the library itself types a mixed list.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Columns<Row extends RowData> = readonly ColumnDef<Features, Row, any>[];

/**
 * Typed columns for a `DataTable`. Call it at module scope:
 * `const column = createColumns<Campaign>(); const columns = [column.accessor('name', { header: 'Name' })]`.
 * `enableSorting: false` and `enableHiding: false` are the library's; the rest is in `meta`.
 */
export const createColumns = <Row extends RowData>() => createColumnHelper<Features, Row>();
