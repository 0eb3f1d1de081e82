import type { RowData, Row as RowModel } from '@tanstack/react-table';
import { useEffect, useRef, useState } from 'react';
import type { Features } from './columns';
import { type RowKey, type Selection, withKeys } from './selection';

export type ToggleRow = (index: number, isIn: boolean, asRange: boolean) => void;

interface RowSelectionOptions<Row extends RowData, Key extends RowKey> {
  rows: readonly RowModel<Features, Row>[];
  rowKey: (row: Row) => Key;
  selection: Selection<Key> | undefined;
}

/**
 * Puts a row in or out of the selection by its position; as a range, together with all since the row before. The
 * function stays the same, so that one pressed box doesn't render all the rows.
 */
export function useRowSelection<Row extends RowData, Key extends RowKey>(
  options: RowSelectionOptions<Row, Key>,
): ToggleRow {
  const latest = useRef(options);
  const last = useRef(0);
  useEffect(() => {
    latest.current = options;
  });

  const [toggle] = useState(() => (index: number, isIn: boolean, asRange: boolean) => {
    const { rows, rowKey, selection } = latest.current;
    const [from, to] = asRange ? [Math.min(last.current, index), Math.max(last.current, index)] : [index, index];
    last.current = index;
    const keys = rows.slice(from, to + 1).map(({ original }) => rowKey(original));
    selection?.onChange(withKeys(selection.selected, keys, isIn));
  });
  return toggle;
}
