import type { RowData } from '@tanstack/react-table';
import { createContext, useState } from 'react';
import type { RowKey } from '@/shared/ui/data-table';

/** Notifies the page of a list that a row's dialog has opened or closed. */
export const RowDialogContext = createContext<(isOpen: boolean) => void>(() => {});

/**
 * The rows of a list, including those that were removed while a dialog is open: without its row, the dialog would
 * unmount and lose what was typed.
 */
export function useRetainedRows<Row extends RowData, Key extends RowKey>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => Key,
  hasDialog: boolean,
): readonly Row[] | undefined {
  const [retainedRows, setRetainedRows] = useState(rows);
  if (!hasDialog && retainedRows !== rows) setRetainedRows(rows);
  if (!hasDialog || retainedRows === rows || rows === undefined) return rows;
  const present = new Set(rows.map(rowKey));
  return [...rows, ...(retainedRows ?? []).filter((row) => !present.has(rowKey(row)))];
}
