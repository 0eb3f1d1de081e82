import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { narrowsDown, type Query, wholeList } from '@/shared/lib/paging';
import { defaultPreferences, type TablePreferences } from '@/shared/lib/table-preferences';
import { columnFacts } from './column-facts';
import type { Columns } from './columns';
import type { RowKey, Selection } from './selection';
import { TableBody } from './table-body';
import { Toolbar } from './toolbar';
import { useTableModel } from './use-table-model';
import type { PageSizeChoice } from './view-menu';

export interface DataTableProps<Row extends RowData, Key extends RowKey> {
  /** Names the table for assistive technology: "Campaigns". */
  label: string;
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  /** From `createColumns`, at module scope. The first column heads the row and stays; put its `RowLink` there. */
  columns: Columns<Row>;
  rowKey: (row: Row) => Key;
  /** Shown instead of the table when there are no rows at all: an `EmptyState`. */
  empty: ReactNode;
  /** Shown when there are rows, but none that the query lets pass; left out, it says so and offers to clear the filters. */
  noMatch?: ReactNode;
  /** Why there are no rows to show. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** What is searched, chosen and sorted, if it lives outside (in the address); left out, the table keeps it. */
  query?: Query;
  onQueryChange?: (query: Query) => void;
  /** The rows come filtered and sorted already; the controls only call `onQueryChange`. */
  server?: boolean;
  /** Columns and density, if somebody keeps them: `useStoredPreferences`. */
  preferences?: TablePreferences;
  onPreferencesChange?: (preferences: TablePreferences) => void;
  /** What narrows the rows down besides the columns' own choices: `OneChoiceFilter`. */
  filters?: ReactNode;
  selection?: Selection<Key>;
  /** Buttons for the selected rows. */
  bulkActions?: ReactNode;
  /** How many rows a page has, where the rows come in pages, and what else can be chosen. */
  paging?: PageSizeChoice;
  /** Offers the rows as a file; begins its name. */
  csvName?: string;
  /** Reads what the file holds, where that is more than the rows at hand: those of all pages. */
  readAll?: () => Promise<readonly Row[]>;
}

/** Rows of one kind, to compare and to act on. For facts of one thing there is `DescriptionList`. */
export function DataTable<Row extends RowData, Key extends RowKey>({
  rows,
  columns,
  rowKey,
  query: givenQuery,
  onQueryChange,
  server = false,
  preferences: givenPreferences,
  onPreferencesChange,
  filters,
  paging,
  csvName,
  readAll,
  ...props
}: DataTableProps<Row, Key>) {
  const [ownQuery, setOwnQuery] = useState(wholeList);
  const [ownPreferences, setOwnPreferences] = useState(defaultPreferences);
  const query = givenQuery ?? ownQuery;
  const preferences = givenPreferences ?? ownPreferences;
  const changeQuery = onQueryChange ?? setOwnQuery;

  const table = useTableModel({
    rows,
    columns,
    rowId: (row) => String(rowKey(row)),
    query,
    server,
    hidden: preferences.hidden,
  });
  const adjustable =
    csvName !== undefined ||
    givenPreferences !== undefined ||
    columnFacts(columns).some(({ searchable, choices }) => searchable || choices.length > 0);
  const isEmpty = rows?.length === 0 && !(server && narrowsDown(query));

  return (
    <>
      {adjustable && !(isEmpty && !server) && (
        <Toolbar
          label={props.label}
          columns={columns}
          table={table}
          query={query}
          onQueryChange={changeQuery}
          preferences={preferences}
          onPreferencesChange={onPreferencesChange ?? setOwnPreferences}
          filters={filters}
          paging={paging}
          csvName={csvName}
          readAll={readAll}
          total={server ? undefined : rows?.length}
        />
      )}
      <TableBody
        {...props}
        columns={columns}
        rowKey={rowKey}
        table={table}
        state={rows ? (isEmpty ? 'empty' : 'ready') : 'loading'}
        density={preferences.density}
        sort={query.sort}
        onSort={(sort) => changeQuery({ ...query, sort })}
        onClear={() => changeQuery({ ...query, search: '', choices: {} })}
      />
    </>
  );
}
