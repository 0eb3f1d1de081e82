import type { RowData } from '@tanstack/react-table';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useIsBelow } from '@/shared/lib/media-query';
import { emptyListQuery, hasFilters, type ListQuery, type Sort, sortParam } from '@/shared/lib/paging';
import { defaultPreferences, type TablePreferences } from '@/shared/lib/preferences';
import { Stale } from '@/shared/ui/stale';
import { CardBar } from './card-bar';
import { columnFacts } from './column-facts';
import type { Columns } from './columns';
import type { MoreFilter } from './more-filters';
import { orderColumns } from './order-columns';
import { pageSelection, type RowKey } from './selection';
import { TableBody, type TableContent } from './table-body';
import { Toolbar } from './toolbar';
import { useTableModel } from './use-table-model';
import type { PageSizeChoice } from './view-menu-props';

export interface DataTableProps<Row extends RowData, Key extends RowKey> extends TableContent<Key> {
  /** Accessible name: "Campaigns". */
  label: string;
  rows: readonly Row[] | undefined;
  /**
   * From `createColumns`, at module scope. The first column contains the row header and can't be hidden; put the
   * `RowLink` there.
   */
  columns: Columns<Row>;
  rowKey: (row: Row) => Key;
  /** Search, filters and sort order if controlled, for instance by the URL; otherwise the table keeps its own state. */
  query?: ListQuery;
  onQueryChange?: (query: ListQuery) => void;
  /** The sort order if the query has none; undefined for the order of `rows`. */
  defaultSort?: Sort | undefined;
  /**
   * Identifies what the rows are sorted for, such as the dates of their figures. While it is the same, changed figures
   * don't reorder the rows.
   */
  resortKey?: string | undefined;
  /** The server filters and sorts; the controls only call `onQueryChange`. */
  server?: boolean;
  /** Visible columns, their order and the density, if stored: `useStoredPreferences`. */
  preferences?: TablePreferences;
  onPreferencesChange?: (preferences: TablePreferences) => void;
  /** The dates of the figures, shown before the filters: a `PeriodFilter`. */
  period?: ReactNode;
  /** Filters in addition to those of the columns: `SingleChoiceFilter`. */
  filters?: ReactNode;
  filterCount?: number;
  /** Rarely used filters, in addition to those of hidden columns. */
  moreFilters?: readonly MoreFilter[] | undefined;
  /** The list's saved views, shown after the filters. */
  views?: ReactNode;
  /** Totals of the filtered rows, between the filters and the table: a `StatGroup`. */
  summary?: ReactElement | false;
  /** Rows, summary and totals belong to an earlier query and are dimmed. */
  isStale?: boolean;
  /** Page size and its options, if the list is paginated. */
  paging?: PageSizeChoice;
  /** Offers the rows as a CSV file with this name. */
  csvName?: string;
  /** Loads all pages for the export. */
  readAll?: () => Promise<readonly Row[]>;
}

const noFilters: readonly MoreFilter[] = [];

/** Table of records to compare and act on. For the facts of one record, use `DescriptionList`. */
export function DataTable<Row extends RowData, Key extends RowKey>({
  rows,
  columns: givenColumns,
  rowKey,
  query: givenQuery,
  onQueryChange,
  defaultSort,
  resortKey,
  server = false,
  preferences: givenPreferences,
  onPreferencesChange,
  period,
  filters,
  filterCount = 0,
  moreFilters = noFilters,
  views,
  summary,
  isStale = false,
  paging,
  csvName,
  readAll,
  ...props
}: DataTableProps<Row, Key>) {
  const [ownQuery, setOwnQuery] = useState(emptyListQuery);
  const [ownPreferences, setOwnPreferences] = useState(defaultPreferences);
  const query = givenQuery ?? ownQuery;
  const order = query.sort ?? defaultSort;
  const preferences = givenPreferences ?? ownPreferences;
  const columns = orderColumns(givenColumns, preferences.order);
  const changeQuery = onQueryChange ?? setOwnQuery;

  const table = useTableModel({
    rows,
    columns,
    rowId: (row) => String(rowKey(row)),
    query: { ...query, sort: order },
    server,
    hidden: preferences.hidden,
    resortKey,
  });
  const adjustable =
    csvName !== undefined ||
    period !== undefined ||
    givenPreferences !== undefined ||
    columnFacts(columns).some(({ searchable, choices }) => searchable || choices.length > 0);
  const asCards = useIsBelow('sm');
  const { selection } = props;
  const page =
    selection &&
    pageSelection(
      table.getRowModel().rows.map(({ original }) => rowKey(original)),
      selection,
    );
  const sort = (next: Sort | undefined) =>
    changeQuery({ ...query, sort: sortParam(next) === sortParam(defaultSort) ? undefined : next });
  const cardBar = asCards && (
    <CardBar columns={columns} sort={order} isSorted={defaultSort !== undefined} onSort={sort} page={page} />
  );
  // below `sm`, sorting is among the filters
  const isAmongFilters =
    adjustable && (Boolean(filters ?? views) || columnFacts(columns).some(({ choices }) => choices.length > 0));
  const isEmpty = rows?.length === 0 && !(server && hasFilters(query));

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
          period={period}
          filters={filters}
          filterCount={filterCount}
          moreFilters={moreFilters}
          views={views}
          paging={paging}
          csvName={csvName}
          readAll={readAll}
          total={server ? undefined : rows?.length}
          cardBar={cardBar}
        />
      )}
      <Stale when={isStale}>
        {summary}
        <TableBody
          {...props}
          rowKey={rowKey}
          table={table}
          state={rows ? (isEmpty ? 'empty' : 'ready') : 'loading'}
          density={preferences.density}
          sort={order}
          onSort={sort}
          page={page}
          asCards={asCards}
          cardBar={!isAmongFilters && cardBar}
          onClear={() => changeQuery({ ...query, search: '', choices: {} })}
        />
      </Stale>
    </>
  );
}
