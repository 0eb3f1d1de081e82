import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Header, RowData } from '@tanstack/react-table';
import { ArrowDown } from 'lucide-react';
import type { Sort } from '@/shared/lib/paging';
import { Checkbox } from '@/shared/ui/checkbox';
import type { Features, TableModel } from './columns';
import type { PageSelection } from './selection';
import { SortButton } from './table-styles';

interface TableHeadProps<Row extends RowData> {
  table: TableModel<Row>;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  page: PageSelection | undefined;
}

/** Header row with sort buttons and the "select all" checkbox. */
export function TableHead<Row extends RowData>({ table, sort, onSort, page }: TableHeadProps<Row>) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {page && (
            <th scope="col" data-boxes>
              <Checkbox
                label="Select all rows"
                checked={page.all}
                mixed={page.some}
                disabled={page.isEmpty}
                onChange={page.onSelectAll}
              />
            </th>
          )}
          {group.headers.map((header, position) => (
            <HeadCell
              key={header.id}
              header={header}
              isFirst={position === 0}
              isLast={position === group.headers.length - 1}
              sort={sort?.id === header.column.id ? sort : undefined}
              onSort={onSort}
            />
          ))}
        </tr>
      ))}
    </thead>
  );
}

/** The header of the menu column is visually hidden, because the column is as narrow as a button. */
const MenuHeader = ({ hidden = false, name }: { hidden?: boolean | undefined; name: string }) =>
  hidden ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>;

interface HeadCellProps<Row extends RowData> {
  header: Header<Features, Row, unknown>;
  isFirst: boolean;
  isLast: boolean;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

function HeadCell<Row extends RowData>({ header, isFirst, isLast, sort, onSort }: HeadCellProps<Row>) {
  const { column } = header;
  const { header: text, meta = {} } = column.columnDef;
  const name = typeof text === 'string' ? text : column.id;
  const { align, width, grows, pinned } = meta;
  return (
    <th
      scope="col"
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      data-align={align}
      data-pinned={pinned}
      style={width === undefined || grows ? undefined : { width }}
      aria-sort={sort && (sort.desc ? 'descending' : 'ascending')}
    >
      {column.getCanSort() ? (
        <SortButton type="button" onClick={() => onSort({ id: column.id, desc: sort?.desc === false })}>
          <span>{name}</span>
          <ArrowDown aria-hidden />
        </SortButton>
      ) : (
        <MenuHeader hidden={pinned} name={name} />
      )}
    </th>
  );
}
