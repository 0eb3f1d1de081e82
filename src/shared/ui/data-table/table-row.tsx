import type { ReactTable, RowData, Row as RowModel } from '@tanstack/react-table';
import type { Ref } from 'react';
import { Checkbox } from '@/shared/ui/checkbox';
import type { Features } from './columns';
import { rowName } from './row-name';
import { type RowKey, type Selection, withKeys } from './selection';

export interface RowsProps<Row extends RowData, Key extends RowKey> {
  table: ReactTable<Features, Row>;
  rows: readonly RowModel<Features, Row>[];
  rowKey: (row: Row) => Key;
  selection: Selection<Key> | undefined;
}

interface TableRowProps<Row extends RowData, Key extends RowKey> extends Omit<RowsProps<Row, Key>, 'rows'> {
  row: RowModel<Features, Row>;
  /** Position in the whole list, from 0: assistive technology can't count what isn't rendered. */
  index: number;
  measure?: Ref<HTMLTableRowElement>;
}

/** The first column heads the row, so that a screen reader says it with each cell. */
export function TableRow<Row extends RowData, Key extends RowKey>({
  table,
  row,
  rowKey,
  selection,
  index,
  measure,
}: TableRowProps<Row, Key>) {
  const key = rowKey(row.original);
  const selected = selection?.selected.has(key) ?? false;
  return (
    <tr ref={measure} data-row data-index={index} data-selected={selected || undefined} aria-rowindex={index + 2}>
      {selection && (
        <td>
          <Checkbox
            label={`Select ${rowName(row)}`}
            checked={selected}
            onChange={(checked) => selection.onChange(withKeys(selection.selected, [key], checked))}
          />
        </td>
      )}
      {row.getAllCells().map((cell, position) => {
        const Cell = position === 0 ? 'th' : 'td';
        return (
          <Cell key={cell.id} scope={position === 0 ? 'row' : undefined} data-align={cell.column.columnDef.meta?.align}>
            <table.FlexRender cell={cell} />
          </Cell>
        );
      })}
    </tr>
  );
}
