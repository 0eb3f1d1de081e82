import { FlexRender, type RowData, type Row as RowModel } from '@tanstack/react-table';
import { memo, type Ref } from 'react';
import { Checkbox } from '@/shared/ui/checkbox';
import type { Features } from './columns';
import { rowName } from './row-name';
import type { ToggleRow } from './use-row-selection';

interface TableRowProps<Row extends RowData> {
  row: RowModel<Features, Row>;
  /** Position in the whole list, from 0: assistive technology can't count what isn't rendered. */
  index: number;
  /** Undefined where rows are not selected. */
  selected: boolean | undefined;
  onToggle: ToggleRow;
  /** Changes with the columns in sight, which the row itself can't tell. */
  layout: string;
  measure?: Ref<HTMLTableRowElement>;
}

/** What the `td` of a grid is by itself, for tools that don't look at the table around it. */
const gridCell = { role: 'gridcell' };

/** The first column heads the row, so that a screen reader says it with each cell. */
function TableRowContent<Row extends RowData>({ row, index, selected, onToggle, measure }: TableRowProps<Row>) {
  'use no memo'; // the cells in sight change inside of the same row
  return (
    <tr
      ref={measure}
      data-row
      data-index={index}
      data-selected={selected || undefined}
      aria-rowindex={index + 2}
      aria-selected={selected}
    >
      {selected !== undefined && (
        <td {...gridCell} data-boxes>
          <Checkbox
            label={`Select ${rowName(row)}`}
            checked={selected}
            onChange={(checked, asRange) => onToggle(index, checked, asRange)}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell, position, { length }) =>
        position === 0 ? (
          <th key={cell.id} scope="row" data-first>
            <FlexRender cell={cell} />
          </th>
        ) : (
          <td
            key={cell.id}
            {...gridCell}
            data-align={cell.column.columnDef.meta?.align}
            data-pinned={cell.column.columnDef.meta?.pinned}
            data-last={position === length - 1 || undefined}
          >
            <FlexRender cell={cell} />
          </td>
        ),
      )}
    </tr>
  );
}

/** Rendered again only for another row, place, layout or selection: scrolling renders what comes into sight. */
export const TableRow = memo(TableRowContent) as typeof TableRowContent;
