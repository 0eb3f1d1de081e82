import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { RowData } from '@tanstack/react-table';
import { lazy, Suspense } from 'react';
import { useBelow } from '@/shared/lib/media-query';
import type { Density } from '@/shared/lib/preferences';
import { ErrorState } from '@/shared/ui/error-state';
import { BulkBar } from './bulk-bar';
import type { Columns } from './columns';
import type { DataTableProps } from './data-table';
import { GridTable, type RowsProps } from './grid-table';
import { NoMatch } from './no-match';
import { pageSelection, type RowKey } from './selection';
import { SkeletonCards } from './skeleton-cards';
import { virtualFrom } from './table-rows';
import { CardBarSpace, Frame, Scroller, TableMessage } from './table-styles';

/** Needed on telephones only. The types keep the components' type parameters, which `lazy` loses. */
const CardList = lazy(async () => ({
  default: (await import('./card-list')).CardList,
})) as unknown as typeof import('./card-list').CardList;

const CardBar = lazy(async () => ({
  default: (await import('./card-bar')).CardBar,
})) as unknown as typeof import('./card-bar').CardBar;

interface TableBodyProps<Row extends RowData, Key extends RowKey>
  extends Pick<DataTableProps<Row, Key>, 'empty' | 'noMatch' | 'error' | 'selection' | 'bulkActions' | 'totals'>,
    Omit<RowsProps<Row, Key>, 'rows' | 'selection' | 'page'> {
  columns: Columns<Row>;
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
  columns,
  selection,
  bulkActions,
  totals,
  density,
  onClear,
  ...props
}: TableBodyProps<Row, Key>) {
  const asCards = useBelow('sm');
  const { rows } = props.table.getRowModel();
  const loading = state === 'loading';

  if (!error && state === 'empty') return empty;
  const page =
    selection &&
    pageSelection(
      rows.map(({ original }) => props.rowKey(original)),
      selection,
    );
  const shared = { ...props, rows, selection, page };

  return (
    <Frame aria-label={props.label}>
      {loading && !error && <VisuallyHidden role="status">Loading</VisuallyHidden>}
      {!error && asCards && (
        <Suspense fallback={<CardBarSpace />}>
          <CardBar columns={columns} sort={props.sort} onSort={props.onSort} page={page} />
        </Suspense>
      )}
      {!error && (
        <Scroller
          bounded={!asCards || rows.length >= virtualFrom}
          onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0)}
        >
          {!asCards && <GridTable {...shared} loading={loading} density={density} totals={totals} />}
          {asCards && (
            <Suspense fallback={<SkeletonCards table={props.table} cards={rows.length} />}>
              <CardList {...shared} loading={loading} />
            </Suspense>
          )}
        </Scroller>
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
