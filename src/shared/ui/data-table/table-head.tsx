import type { Header, ReactTable, RowData, SortingState } from '@tanstack/react-table';
import { ArrowDown } from 'lucide-react';
import { Checkbox } from '@/shared/ui/checkbox';
import type { Features } from './columns';
import { type RowKey, type Selection, withKeys } from './selection';
import { SortButton } from './table-styles';

interface TableHeadProps<Row extends RowData, Key extends RowKey> {
  table: ReactTable<Features, Row>;
  sorting: SortingState;
  keys: readonly Key[];
  selection: Selection<Key> | undefined;
}

/** The header row: a button for each column that sorts, a box that selects all. */
export function TableHead<Row extends RowData, Key extends RowKey>({
  table,
  sorting,
  keys,
  selection,
}: TableHeadProps<Row, Key>) {
  const chosen = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {selection && (
            <th scope="col" style={{ width: '2.5rem' }}>
              <Checkbox
                label="Select all rows"
                checked={keys.length > 0 && chosen === keys.length}
                mixed={chosen > 0 && chosen < keys.length}
                onChange={(checked) => selection.onChange(withKeys(selection.selected, keys, checked))}
              />
            </th>
          )}
          {group.headers.map((header) => (
            <HeadCell
              key={header.id}
              table={table}
              header={header}
              sort={sorting.find(({ id }) => id === header.column.id)}
            />
          ))}
        </tr>
      ))}
    </thead>
  );
}

interface HeadCellProps<Row extends RowData> {
  table: ReactTable<Features, Row>;
  header: Header<Features, Row, unknown>;
  sort: SortingState[number] | undefined;
}

function HeadCell<Row extends RowData>({ table, header, sort }: HeadCellProps<Row>) {
  const { column } = header;
  const { align, width } = column.columnDef.meta ?? {};
  return (
    <th
      scope="col"
      data-align={align}
      style={width === undefined ? undefined : { width }}
      aria-sort={sort && (sort.desc ? 'descending' : 'ascending')}
    >
      {column.getCanSort() ? (
        <SortButton type="button" onClick={() => column.toggleSorting(sort?.desc === false)}>
          <table.FlexRender header={header} />
          <ArrowDown aria-hidden />
        </SortButton>
      ) : (
        <table.FlexRender header={header} />
      )}
    </th>
  );
}
