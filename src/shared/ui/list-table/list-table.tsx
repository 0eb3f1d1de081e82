import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { type ListState, navigationTo, pageSizes, type Query, queryOf, usualPageSize } from '@/shared/lib/paging';
import { useIsStillHere } from '@/shared/lib/scheduling';
import { columnFacts, DataTable, type DataTableProps, type RowKey, useStoredPreferences } from '@/shared/ui/data-table';
import { NoSuchPage, Pagination } from '@/shared/ui/pagination';

interface ListTableProps<Row extends RowData, Key extends RowKey, State extends ListState>
  extends Pick<
    DataTableProps<Row, Key>,
    'label' | 'columns' | 'rowKey' | 'error' | 'filters' | 'selection' | 'bulkActions' | 'csvName' | 'readAll'
  > {
  /** What its preferences are kept under, as in the route's `requireSize`; begins the name of its file, too. */
  name: string;
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
  name,
  columns,
  total = 0,
  state,
  navigate,
  empty,
  csvName = name,
  ...props
}: ListTableProps<Row, Key, State>) {
  const isStillHere = useIsStillHere();
  const facts = columnFacts(columns);
  const extra = facts.flatMap(({ id, extra }) => (extra ? [id] : []));
  const { preferences, onPreferencesChange } = useStoredPreferences(name, extra);
  const narrowed = facts.flatMap(({ id, choices }) => (choices.length > 0 ? [id] : []));
  const query = queryOf(state, narrowed);
  const { page = 1, size = usualPageSize } = state;
  // nothing on this page, but on others
  const noSuchPage = total > 0 ? <NoSuchPage /> : undefined;

  const ask = (next: Query) => {
    // a search comes when typing has paused
    if (next.search === query.search || isStillHere()) navigate(navigationTo(state, next));
  };

  const resize = (pageSize: number) => {
    onPreferencesChange({ ...preferences, pageSize });
    navigate({ search: { ...state, size: pageSize, page: undefined }, replace: false });
  };

  return (
    <>
      <DataTable
        {...props}
        columns={columns}
        server
        query={query}
        onQueryChange={ask}
        preferences={preferences}
        onPreferencesChange={onPreferencesChange}
        paging={{ size, sizes: pageSizes, onChange: resize }}
        csvName={csvName}
        empty={noSuchPage ?? empty}
        noMatch={noSuchPage}
      />
      {props.rows && <Pagination page={page} pageSize={size} total={total} />}
    </>
  );
}
