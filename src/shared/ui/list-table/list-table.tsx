import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { type ListState, navigationTo, pageSize, queryOf } from '@/shared/lib/paging';
import { DataTable, type DataTableProps, type RowKey } from '@/shared/ui/data-table';
import { NoSuchPage, Pagination } from '@/shared/ui/pagination';

interface ListTableProps<Row extends RowData, Key extends RowKey, State extends ListState>
  extends Pick<
    DataTableProps<Row, Key>,
    'label' | 'columns' | 'rowKey' | 'error' | 'preferences' | 'onPreferencesChange' | 'selection' | 'bulkActions'
  > {
  /** One page, as the server sent it; undefined while it is on its way. */
  rows: readonly Row[] | undefined;
  /** Rows on all the pages. */
  total: number | undefined;
  /** The route's search. */
  state: State;
  /** The route's `navigate`. */
  navigate: (to: { search: State; replace: boolean }) => unknown;
  /** Shown while the list has nothing in it: an `EmptyState`. */
  empty: ReactNode;
}

/** A list that the server searches, sorts and pages: what of it is shown lies in the address. */
export function ListTable<Row extends RowData, Key extends RowKey, State extends ListState>({
  columns,
  total = 0,
  state,
  navigate,
  empty,
  ...props
}: ListTableProps<Row, Key, State>) {
  const filters = columns.flatMap(({ id, meta }) => (id !== undefined && meta?.choices ? [id] : []));
  const query = queryOf(state, filters);
  // nothing on this page, but on others
  const noSuchPage = total > 0 ? <NoSuchPage /> : undefined;
  return (
    <>
      <DataTable
        {...props}
        columns={columns}
        server
        query={query}
        onQueryChange={(next) => navigate(navigationTo(state, next))}
        empty={noSuchPage ?? empty}
        noMatch={noSuchPage}
      />
      {props.rows && <Pagination page={state.page ?? 1} pageSize={pageSize} total={total} />}
    </>
  );
}
