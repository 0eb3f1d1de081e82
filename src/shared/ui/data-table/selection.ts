export type RowKey = string | number;

/** Which rows are selected, by key. Keys of rows that are not shown are kept. */
export interface Selection<Key extends RowKey> {
  selected: ReadonlySet<Key>;
  onChange: (selected: ReadonlySet<Key>) => void;
}

/** The selection after some keys were put in or taken out. */
export function withKeys<Key extends RowKey>(
  selected: ReadonlySet<Key>,
  keys: readonly Key[],
  isIn: boolean,
): ReadonlySet<Key> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}
