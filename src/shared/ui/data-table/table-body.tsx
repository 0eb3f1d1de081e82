import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { RowData } from '@tanstack/react-table';
import type { ReactElement, ReactNode } from 'react';
import type { Density } from '@/shared/lib/preferences';
import { ErrorState } from '@/shared/ui/error-state';
import { BulkBar } from './bulk-bar';
import { CardList } from './card-list';
import { GridTable, type RowsProps } from './grid-table';
import { NoMatch } from './no-match';
import type { RowKey, Selection } from './selection';
import { virtualFrom } from './table-rows';
import { TableScroller } from './table-scroller';
import { Frame, TableMessage } from './table-styles';
import type { TableTotals } from './table-totals';

/** What surrounds the rows of a `DataTable` or takes their place. */
export interface TableContent<Key extends RowKey> {
  /** Shown instead of the table if the list is empty without filters: an `EmptyState`. */
  empty: ReactNode;
  /** Shown if the query matches no row; defaults to a message with a button that clears the filters. */
  noMatch?: ReactNode;
  error?: { message: string; onRetry: () => void } | undefined;
  /** The last row of the table, with totals by column. */
  totals?: TableTotals | undefined;
  selection?: Selection<Key>;
  bulkActions?: ReactElement;
}

interface TableBodyProps<Row extends RowData, Key extends RowKey>
  extends TableContent<Key>,
    Omit<RowsProps<Row, Key>, 'rows' | 'selection'> {
  asCards: boolean;
  cardBar: ReactNode;
  state: 'loading' | 'empty' | 'ready';
  density: Density;
  onClear: () => void;
}

/** The rows as a table or as cards; or the loading, empty or error state. */
export function TableBody<Row extends RowData, Key extends RowKey>({
  empty,
  noMatch,
  error,
  state,
  asCards,
  cardBar,
  selection,
  bulkActions,
  totals,
  density,
  onClear,
  ...props
}: TableBodyProps<Row, Key>) {
  const { rows } = props.table.getRowModel();
  const loading = state === 'loading';

  if (!error && state === 'empty') return empty;
  const shared = { ...props, rows, selection };

  return (
    <Frame aria-label={props.label}>
      {loading && !error && <VisuallyHidden role="status">Loading</VisuallyHidden>}
      {!error && cardBar}
      {!error && (
        <TableScroller
          // remounted when the content changes, because it observes the size of its content
          key={asCards ? 'cards' : 'table'}
          bounded={!asCards || rows.length >= virtualFrom}
          data-pinned-end={props.table.getVisibleLeafColumns().at(-1)?.columnDef.meta?.pinned}
        >
          {!asCards && <GridTable {...shared} loading={loading} density={density} totals={totals} />}
          {asCards && <CardList {...shared} loading={loading} />}
        </TableScroller>
      )}
      {error && (
        <TableMessage>
          <ErrorState {...error} />
        </TableMessage>
      )}
      {!error && state === 'ready' && rows.length === 0 && (
        <TableMessage>{noMatch ?? <NoMatch label={props.label} onClear={onClear} />}</TableMessage>
      )}
      {selection && !error && (
        <BulkBar count={selection.selected.size} onClear={() => selection.onChange(new Set())}>
          {bulkActions}
        </BulkBar>
      )}
    </Frame>
  );
}
