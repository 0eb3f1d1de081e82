import { functionalUpdate, type RowData, type SortingState, useTable } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { useBelow } from '@/shared/lib/media-query';
import type { Sort } from '@/shared/lib/paging';
import { Button } from '@/shared/ui/button';
import { CardList } from './card-list';
import { CardSort } from './card-sort';
import { type Columns, features } from './columns';
import type { RowKey, Selection } from './selection';
import { TableHead } from './table-head';
import { PlainRows, VirtualRows } from './table-rows';
import { BulkBar, Frame, Scroller, Table } from './table-styles';

/** From here on only the rows in sight are rendered (design, "Behaviour that people expect"). */
const virtualFrom = 50;

export interface DataTableProps<Row extends RowData, Key extends RowKey> {
  /** Names the table for assistive technology. */
  label: string;
  rows: readonly Row[];
  /** From `createColumns`, at module scope. The first column heads the row; put its `RowLink` there. */
  columns: Columns<Row>;
  rowKey: (row: Row) => Key;
  /** Shown instead of the table when there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /** The order, if it lives outside (in the URL); left out, the table keeps it. */
  sort?: Sort | undefined;
  onSortChange?: (sort: Sort | undefined) => void;
  /** The rows come sorted already (by the server); pressing a header only calls `onSortChange`. */
  presorted?: boolean;
  selection?: Selection<Key>;
  /** Buttons for the selected rows. */
  bulkActions?: ReactNode;
}

/** Rows of one kind, to compare and to act on. For facts of one thing there is `DescriptionList`. */
export function DataTable<Row extends RowData, Key extends RowKey>({
  label,
  rows,
  columns,
  rowKey,
  empty,
  sort,
  onSortChange,
  presorted = false,
  selection,
  bulkActions,
}: DataTableProps<Row, Key>) {
  const [ownSorting, setOwnSorting] = useState<SortingState>([]);
  const sorting = onSortChange ? (sort ? [sort] : []) : ownSorting;
  const setSorting = (next: SortingState) => (onSortChange ? onSortChange(next[0]) : setOwnSorting(next));

  // in state: its children measure it, and are there before a ref would be
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const asCards = useBelow('sm');
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => String(rowKey(row)),
    manualSorting: presorted,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (update) => setSorting(functionalUpdate(update, sorting)),
  });

  if (rows.length === 0) return empty;

  const models = table.getRowModel().rows;
  const virtual = models.length >= virtualFrom;
  const shared = { table, rows: models, rowKey, selection };
  const columnCount = columns.length + (selection ? 1 : 0);
  const chosen = selection?.selected.size ?? 0;

  return (
    <Frame aria-label={label}>
      {asCards && <CardSort columns={columns} sorting={sorting} onSort={setSorting} />}
      <Scroller ref={setScroller} bounded={virtual} tabIndex={0} role="group" aria-label={`${label}, scrollable`}>
        {asCards ? (
          <CardList label={label} scroller={scroller} {...shared} />
        ) : (
          <Table aria-label={label} aria-rowcount={models.length + 1} fixed={virtual}>
            <TableHead
              table={table}
              sorting={sorting}
              keys={models.map(({ original }) => rowKey(original))}
              selection={selection}
            />
            {virtual ? (
              <VirtualRows scroller={scroller} columnCount={columnCount} {...shared} />
            ) : (
              <PlainRows {...shared} />
            )}
          </Table>
        )}
      </Scroller>
      {selection && chosen > 0 && (
        <BulkBar>
          <p role="status">{chosen} selected</p>
          {bulkActions}
          <Button variant="ghost" size="sm" onClick={() => selection.onChange(new Set())}>
            Clear selection
          </Button>
        </BulkBar>
      )}
    </Frame>
  );
}
