import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { formatNumber } from '@/shared/lib/format';
import { useIsBelow } from '@/shared/lib/media-query';
import { hasFilters, type ListQuery } from '@/shared/lib/paging';
import type { TablePreferences } from '@/shared/lib/preferences';
import { styled } from '@/shared/theme';
import { SearchField } from '@/shared/ui/search-field';
import { ChoiceFilter } from './choice-filter';
import { columnFacts } from './column-facts';
import type { Columns, TableModel } from './columns';
import { ExportButton } from './export-button';
import { FilterDisclosure } from './filter-disclosure';
import { type MoreFilter, MoreFilters } from './more-filters';
import { ViewMenu } from './view-menu';
import type { PageSizeChoice } from './view-menu-props';

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '3',
    // measured by container: beside folders it is narrower than the window
    containerType: 'inline-size',
  },
});

const End = styled('div', {
  base: {
    display: 'flex',
    flex: { base: '1 1 100%', sm: '1 1 auto' },
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1',
    ms: 'auto',
    // without a search field it doesn't need its own line
    '&:not(:has(> input))': { flex: '0 1 auto' },
    // takes the room left by the filters
    '& > input': { flex: '1', w: { sm: '6rem' }, maxW: { sm: '10.5rem' }, minH: { sm: '8' }, me: '1' },
    '& > p': { me: '2', textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
    '& > p:empty': { display: 'none' },
  },
});

/** Among the filters, the bar has no padding of its own. */
const Cards = styled('div', { base: { flex: '1 1 100%', '& > div': { px: '0', borderBottomWidth: '0' } } });

interface ToolbarProps<Row extends RowData> {
  label: string;
  columns: Columns<Row>;
  table: TableModel<Row>;
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
  preferences: TablePreferences;
  onPreferencesChange: (preferences: TablePreferences) => void;
  /** The dates of the figures: a `PeriodFilter`. */
  period: ReactNode;
  filters: ReactNode;
  filterCount: number;
  moreFilters: readonly MoreFilter[];
  views: ReactNode;
  paging: PageSizeChoice | undefined;
  csvName: string | undefined;
  readAll: (() => Promise<readonly Row[]>) | undefined;
  /** The total number of rows; undefined if the server filters. */
  total: number | undefined;
  /** Sort order and "select all" of cards; undefined for a table. */
  cardBar: ReactNode;
}

/** Bar above a table: dates and filters at the start; search, view options and export at the end. */
export function Toolbar<Row extends RowData>({
  label,
  columns,
  table,
  query,
  onQueryChange,
  preferences,
  onPreferencesChange,
  period,
  filters,
  filterCount,
  moreFilters,
  views,
  paging,
  csvName,
  readAll,
  total,
  cardBar,
}: ToolbarProps<Row>) {
  const facts = columnFacts(columns);
  const shown = table.getRowModel().rows.length;
  const filterable = facts.filter(({ choices }) => choices.length > 0);
  const ownCount = filterable.filter(({ id }) => (query.choices[id] ?? []).length > 0).length;
  const isNarrow = useIsBelow('sm');
  const choose = (id: string, chosen: readonly string[]) =>
    onQueryChange({ ...query, choices: { ...query.choices, [id]: chosen } });
  // filters of columns hidden by default are rarely used; they only get chips of their own if there are no others
  const shownFirst = filterable.filter(({ extra }) => !extra);
  const chips = shownFirst.length > 0 ? shownFirst : filterable;
  const more = [
    ...filterable
      .filter((fact) => !chips.includes(fact))
      .map(({ id, header, choices }) => ({
        ...{ id, label: header, kind: 'many' as const, choices, chosen: query.choices[id] ?? [] },
        onChange: (chosen: readonly string[]) => choose(id, chosen),
      })),
    ...moreFilters,
  ];
  const hasFilterChips = filterable.length > 0 || Boolean(filters ?? views);
  const tools = (
    <End>
      {facts.some(({ searchable }) => searchable) && (
        <SearchField
          label={`Search ${label.toLowerCase()}`}
          value={query.search}
          delay={total === undefined ? undefined : 0}
          onSearch={(search) => onQueryChange({ ...query, search })}
        />
      )}
      <p role="status">
        {total !== undefined && hasFilters(query) && `${formatNumber(shown)} of ${formatNumber(total)}`}
      </p>
      <ViewMenu facts={facts} preferences={preferences} onChange={onPreferencesChange} paging={paging} />
      {csvName !== undefined && (
        <ExportButton
          label={paging && !readAll ? 'Export this page as CSV' : 'Export CSV'}
          name={csvName}
          table={table}
          readAll={readAll}
        />
      )}
    </End>
  );
  return (
    <Bar>
      {period}
      {hasFilterChips && (
        <FilterDisclosure
          // counts the search as well, because it is hidden, too
          count={
            ownCount +
            filterCount +
            moreFilters.filter(({ chosen }) => chosen.length > 0).length +
            (isNarrow && query.search ? 1 : 0)
          }
          tools={
            <>
              {tools}
              {cardBar && <Cards>{cardBar}</Cards>}
            </>
          }
        >
          {chips.map(({ id, header, choices }) => (
            <ChoiceFilter
              key={id}
              label={header}
              choices={choices}
              chosen={query.choices[id] ?? []}
              onChange={(chosen) => choose(id, chosen)}
            />
          ))}
          {filters}
          {more.length > 0 && <MoreFilters filters={more} />}
          {views}
        </FilterDisclosure>
      )}
      {!(isNarrow && hasFilterChips) && tools}
    </Bar>
  );
}
