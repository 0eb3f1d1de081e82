import type { RowData, Row as RowModel } from '@tanstack/react-table';
import { memo, type Ref } from 'react';
import { Checkbox } from '@/shared/ui/checkbox';
import type { Features } from './columns';
import { renderCell } from './render-cell';
import { rowName } from './row-name';
import type { ToggleRow } from './use-row-selection';

interface TableRowProps<Row extends RowData> {
  row: RowModel<Features, Row>;
  /** Index in the whole list, from 0; needed for `aria-rowindex`, because only some rows are rendered. */
  index: number;
  /** Undefined if rows can't be selected. */
  selected: boolean | undefined;
  onToggle: ToggleRow;
  /** Key of the visible columns. A prop of its own, because the row object stays the same when they change. */
  layout: string;
  measure?: Ref<HTMLTableRowElement>;
}

/** The implicit role of a `td` in a grid, explicit for tools that don't check the role of the table. */
const gridCell = { role: 'gridcell' };

/** A row whose first cell is its header, so that screen readers announce it with each cell. */
function TableRowContent<Row extends RowData>({ row, index, selected, onToggle, measure }: TableRowProps<Row>) {
  'use no memo'; // opts out of React Compiler: visible cells change within the same row object
  return (
    <tr
      ref={measure}
      data-row
      translate="no"
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
            {renderCell(cell)}
          </th>
        ) : (
          <td
            key={cell.id}
            {...gridCell}
            data-align={cell.column.columnDef.meta?.align}
            data-pinned={cell.column.columnDef.meta?.pinned}
            data-last={position === length - 1 || undefined}
          >
            {renderCell(cell)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Memoized, so that scrolling only renders the rows that appear. */
export const TableRow = memo(TableRowContent) as typeof TableRowContent;
