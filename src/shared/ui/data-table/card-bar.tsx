import type { RowData } from '@tanstack/react-table';
import { ChevronDown } from 'lucide-react';
import type { Sort } from '@/shared/lib/paging';
import { styled } from '@/shared/theme';
import { Checkbox } from '@/shared/ui/checkbox';
import { columnFacts } from './column-facts';
import type { Columns } from './columns';
import type { PageSelection } from './selection';

const Bar = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '4',
    h: '12',
    borderBottomWidth: 'hairline',
    textStyle: 'caption',
    color: 'text.muted',
    '& > label:first-of-type': { flex: '1', display: 'flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' },
    '& select': {
      flex: '1',
      minW: '0',
      minH: '8',
      pe: '6',
      appearance: 'none',
      textOverflow: 'ellipsis',
      borderRadius: 'sm',
      bg: 'surface.panel',
      color: 'text',
      textStyle: 'small',
    },
    // overlaps the end of the select, as in a form
    '& svg': { boxSize: '4', flexShrink: 0, ms: '-7', color: 'text.subtle', pointerEvents: 'none' },
  },
});

interface CardBarProps<Row extends RowData> {
  columns: Columns<Row>;
  sort: Sort | undefined;
  /** The rows are always sorted by a column, so there is no "unsorted" option. */
  isSorted: boolean;
  onSort: (sort: Sort | undefined) => void;
  page: PageSelection | undefined;
}

/** Sorting and "select all" for cards, which have no column headers. */
export function CardBar<Row extends RowData>({ columns, sort, isSorted, onSort, page }: CardBarProps<Row>) {
  const choices = columnFacts(columns).flatMap(({ id, header, sortable }) =>
    sortable
      ? [
          { value: `${id} asc`, label: `${header}, ascending` },
          { value: `${id} desc`, label: `${header}, descending` },
        ]
      : [],
  );

  const choose = (value: string) => {
    const [id, direction] = value.split(' ');
    onSort(id ? { id, desc: direction === 'desc' } : undefined);
  };

  return (
    <Bar>
      <label>
        Sort by
        <select
          value={sort ? `${sort.id} ${sort.desc ? 'desc' : 'asc'}` : ''}
          onChange={({ target }) => choose(target.value)}
        >
          {!isSorted && <option value="">As listed</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </label>
      {page && (
        <Checkbox
          label="Select all rows"
          checked={page.all}
          mixed={page.some}
          disabled={page.isEmpty}
          onChange={page.onSelectAll}
        />
      )}
    </Bar>
  );
}
