import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { RowData } from '@tanstack/react-table';
import { useBelow } from '@/shared/lib/media-query';
import type { Density } from '@/shared/lib/preferences';
import { ErrorState } from '@/shared/ui/error-state';
import { BulkBar } from './bulk-bar';
import { CardBar } from './card-bar';
import { CardList } from './card-list';
import type { Columns } from './columns';
import type { DataTableProps } from './data-table';
import { GridTable, type RowsProps } from './grid-table';
import { NoMatch } from './no-match';
import { pageSelection, type RowKey } from './selection';
import { virtualFrom } from './table-rows';
import { Frame, Scroller, TableMessage } from './table-styles';

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
      {!error && asCards && <CardBar columns={columns} sort={props.sort} onSort={props.onSort} page={page} />}
      {!error && (
        <Scroller
          bounded={!asCards || rows.length >= virtualFrom}
          onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0)}
        >
          {!asCards && <GridTable {...shared} loading={loading} density={density} totals={totals} />}
          {asCards && <CardList {...shared} loading={loading} />}
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
