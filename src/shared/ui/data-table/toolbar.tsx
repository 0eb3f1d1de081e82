import { chakra } from '@chakra-ui/react/styled-system';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { formatNumber } from '@/shared/lib/format';
import { hasFilters, type ListQuery } from '@/shared/lib/paging';
import type { TablePreferences } from '@/shared/lib/preferences';
import { SearchField } from '@/shared/ui/search-field';
import { ChoiceFilter } from './choice-filter';
import { columnFacts } from './column-facts';
import type { Columns, TableModel } from './columns';
import { ExportButton } from './export-button';
import { type PageSizeChoice, ViewMenu } from './view-menu';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '3',
    '& > input': { flex: '1 1 12rem' },
  },
});

const End = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    ms: 'auto',
    '& > p': { me: '2', textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

interface ToolbarProps<Row extends RowData> {
  label: string;
  columns: Columns<Row>;
  table: TableModel<Row>;
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
  preferences: TablePreferences;
  onPreferencesChange: (preferences: TablePreferences) => void;
  filters: ReactNode;
  paging: PageSizeChoice | undefined;
  csvName: string | undefined;
  /** Loads all pages for the export. */
  readAll: (() => Promise<readonly Row[]>) | undefined;
  /** The total number of rows; undefined if the server filters. */
  total: number | undefined;
}

/** Bar above a table: search and filters at the start, export and view options at the end. */
export function Toolbar<Row extends RowData>({
  label,
  columns,
  table,
  query,
  onQueryChange,
  preferences,
  onPreferencesChange,
  filters,
  paging,
  csvName,
  readAll,
  total,
}: ToolbarProps<Row>) {
  const facts = columnFacts(columns);
  const shown = table.getRowModel().rows.length;
  return (
    <Bar>
      {facts.some(({ searchable }) => searchable) && (
        <SearchField
          label={`Search ${label.toLowerCase()}`}
          value={query.search}
          delay={total === undefined ? undefined : 0}
          onSearch={(search) => onQueryChange({ ...query, search })}
        />
      )}
      {facts.map(
        ({ id, header, choices }) =>
          choices.length > 0 && (
            <ChoiceFilter
              key={id}
              label={header}
              choices={choices}
              chosen={query.choices[id] ?? []}
              onChange={(chosen) => onQueryChange({ ...query, choices: { ...query.choices, [id]: chosen } })}
            />
          ),
      )}
      {filters}
      <End>
        <p role="status">
          {total !== undefined && hasFilters(query) && `${formatNumber(shown)} of ${formatNumber(total)}`}
        </p>
        <ViewMenu columns={columns} preferences={preferences} onChange={onPreferencesChange} paging={paging} />
        {csvName !== undefined && (
          <ExportButton
            label={paging && !readAll ? 'Export this page as CSV' : 'Export CSV'}
            name={csvName}
            table={table}
            readAll={readAll}
          />
        )}
      </End>
    </Bar>
  );
}
