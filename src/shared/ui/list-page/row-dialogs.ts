import type { RowData } from '@tanstack/react-table';
import { createContext, useState } from 'react';
import type { RowKey } from '@/shared/ui/data-table';

/** Tells the page of a list that a row's dialog has opened or closed. */
export const TellDialog = createContext<(isOpen: boolean) => void>(() => {});

/**
 * The rows of a list, with those that have disappeared since a dialog opened: without its row, a dialog would close and
 * lose what was typed.
 */
export function useKeptRows<Row extends RowData, Key extends RowKey>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => Key,
  hasDialog: boolean,
): readonly Row[] | undefined {
  const [kept, setKept] = useState(rows);
  if (!hasDialog && kept !== rows) setKept(rows);
  if (!hasDialog || kept === rows || rows === undefined) return rows;
  const present = new Set(rows.map(rowKey));
  return [...rows, ...(kept ?? []).filter((row) => !present.has(rowKey(row)))];
}
