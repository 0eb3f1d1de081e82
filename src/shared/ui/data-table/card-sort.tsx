import { chakra } from '@chakra-ui/react/styled-system';
import type { RowData, SortingState } from '@tanstack/react-table';
import type { Columns } from './columns';

const Bar = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    borderBottomWidth: '1px',
    textStyle: 'caption',
    color: 'text.muted',
    '& select': { flex: '1', minH: '8', bg: 'surface.panel', color: 'text', textStyle: 'small' },
  },
});

interface CardSortProps<Row extends RowData> {
  columns: Columns<Row>;
  sorting: SortingState;
  onSort: (sorting: SortingState) => void;
}

/** Sorting where there are no column headers to press. */
export function CardSort<Row extends RowData>({ columns, sorting, onSort }: CardSortProps<Row>) {
  const choices = columns.flatMap((column) => {
    const id = column.id ?? ('accessorKey' in column ? String(column.accessorKey) : undefined);
    if (id === undefined || column.enableSorting === false || typeof column.header !== 'string') return [];
    return [
      { value: `${id} asc`, label: `${column.header}, ascending` },
      { value: `${id} desc`, label: `${column.header}, descending` },
    ];
  });
  const [current] = sorting;

  const choose = (value: string) => {
    const [id, direction] = value.split(' ');
    onSort(id ? [{ id, desc: direction === 'desc' }] : []);
  };

  return (
    <Bar>
      Sort by
      <select
        value={current ? `${current.id} ${current.desc ? 'desc' : 'asc'}` : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">As listed</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Bar>
  );
}
