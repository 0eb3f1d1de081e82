import { useState } from 'react';

/**
 * The rows that are selected, over the pages: what is done to them needs their names also when they are out of sight.
 *
 * @param shown the page in sight
 */
export function useSelectedRows<Row extends { id: number }>(shown: readonly Row[] = []) {
  const [known, setKnown] = useState<ReadonlyMap<number, Row>>(new Map());

  const select = (keys: ReadonlySet<number>) => {
    const all = new Map([...known, ...shown.map((row) => [row.id, row] as const)]);
    setKnown(new Map([...all].filter(([id]) => keys.has(id))));
  };

  return {
    selected: new Set(known.keys()) as ReadonlySet<number>,
    rows: [...known.values()] as readonly Row[],
    select,
    clear: () => setKnown(new Map()),
  };
}
