import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import {
  defaultPageSize,
  firstPage,
  type ListQuery,
  type ListState,
  navigationTo,
  type PageCursors,
  pageSizes,
  queryOf,
} from '@/shared/lib/paging';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { columnFacts, DataTable, type DataTableProps, type RowKey, useStoredPreferences } from '@/shared/ui/data-table';
import { NoSuchPage, Pagination } from '@/shared/ui/pagination';
import { SavedViews } from './saved-views';

interface ListTableProps<Row extends RowData, Key extends RowKey, State extends ListState>
  extends Pick<
    DataTableProps<Row, Key>,
    | 'label'
    | 'columns'
    | 'rowKey'
    | 'defaultSort'
    | 'error'
    | 'isStale'
    | 'period'
    | 'filters'
    | 'filterCount'
    | 'moreFilters'
    | 'summary'
    | 'totals'
    | 'selection'
    | 'bulkActions'
    | 'csvName'
    | 'readAll'
  > {
  /** Storage key of the preferences, the same as in the route's `requireSize`; also the base name of the export. */
  name: string;
  /** The current page as received; undefined while loading. */
  rows: readonly Row[] | undefined;
  /** The total number of rows, as counted by the server. */
  total: number | undefined;
  /** The cursors of the current page, for a list that can have more pages than numbers. */
  cursors?: PageCursors | undefined;
  state: State;
  navigate: (to: { search: State; replace: boolean }) => unknown;
  /** Shown if the list is empty: an `EmptyState`. */
  empty: ReactNode;
}

/** A list that the server searches, sorts and paginates, with its state in the URL. */
export function ListTable<Row extends RowData, Key extends RowKey, State extends ListState>({
  name,
  columns,
  total = 0,
  cursors,
  state,
  navigate,
  empty,
  csvName = name,
  ...props
}: ListTableProps<Row, Key, State>) {
  const isCurrentScreen = useIsCurrentScreen();
  const facts = columnFacts(columns);
  const extra = facts.flatMap(({ id, extra }) => (extra ? [id] : []));
  const { preferences, onPreferencesChange } = useStoredPreferences(name, extra);
  const narrowed = facts.flatMap(({ id, choices }) => (choices.length > 0 ? [id] : []));
  const query = queryOf(state, narrowed);
  const { page = 1, size = defaultPageSize } = state;
  // the requested page is beyond the last one
  const noSuchPage = total > 0 ? <NoSuchPage /> : undefined;

  const changeQuery = (next: ListQuery) => {
    // a debounced search may fire after the user has left the screen
    if (next.search === query.search || isCurrentScreen()) navigate(navigationTo(state, next));
  };

  const resize = (pageSize: number) => {
    onPreferencesChange({ ...preferences, pageSize });
    navigate({ search: { ...state, size: pageSize, ...firstPage }, replace: false });
  };

  return (
    <>
      <DataTable
        {...props}
        columns={columns}
        server
        query={query}
        onQueryChange={changeQuery}
        preferences={preferences}
        onPreferencesChange={onPreferencesChange}
        paging={{ size, sizes: pageSizes, onChange: resize }}
        csvName={csvName}
        views={<SavedViews list={name} state={state} />}
        empty={noSuchPage ?? empty}
        noMatch={noSuchPage}
      />
      {props.rows && (
        <Pagination
          page={page}
          pageSize={size}
          total={total}
          cursors={cursors}
          shown={props.rows.length}
          onResize={resize}
        />
      )}
    </>
  );
}
