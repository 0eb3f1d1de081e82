import { useState } from 'react';

/**
 * Keeps the selected rows across pages, because bulk actions need their names even if they are on another page.
 *
 * @param shown the rows of the current page
 */
export function useSelectedRows<Row extends { id: number }>(shown: readonly Row[] = []) {
  const [rowsById, setRowsById] = useState<ReadonlyMap<number, Row>>(new Map());

  const select = (keys: ReadonlySet<number>) => {
    const all = new Map([...rowsById, ...shown.map((row) => [row.id, row] as const)]);
    setRowsById(new Map([...all].filter(([id]) => keys.has(id))));
  };

  return {
    selected: new Set(rowsById.keys()) as ReadonlySet<number>,
    rows: [...rowsById.values()] as readonly Row[],
    select,
    clear: () => setRowsById(new Map()),
  };
}
