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
 * Toggles a row by index. A range includes all rows since the previously toggled one, at its current position. Returns
 * a stable function, so that a click doesn't render all rows again.
 */
export function useRowSelection<Row extends RowData, Key extends RowKey>(
  options: RowSelectionOptions<Row, Key>,
): ToggleRow {
  const latest = useRef(options);
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    latest.current = options;
  });

  const [toggle] = useState(() => (index: number, isIn: boolean, asRange: boolean) => {
    const { rows, rowKey, selection } = latest.current;
    const before = asRange ? rows.findIndex(({ id }) => id === last.current) : -1;
    const [from, to] = before < 0 ? [index, index] : [Math.min(before, index), Math.max(before, index)];
    last.current = rows[index]?.id;
    const keys = rows.slice(from, to + 1).map(({ original }) => rowKey(original));
    selection?.onChange(withKeys(selection.selected, keys, isIn));
  });
  return toggle;
}
