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

/** The box above the others. */
export interface PageSelection {
  all: boolean;
  some: boolean;
  /** There is nothing to select. */
  isEmpty: boolean;
  onSelectAll: (isIn: boolean) => void;
}

/** How many of the rows that are shown are selected, and the way to all of them. */
export function pageSelection<Key extends RowKey>(
  keys: readonly Key[],
  { selected, onChange }: Selection<Key>,
): PageSelection {
  const chosen = selected.size === 0 ? 0 : keys.filter((key) => selected.has(key)).length;
  return {
    all: keys.length > 0 && chosen === keys.length,
    isEmpty: keys.length === 0,
    some: chosen > 0 && chosen < keys.length,
    onSelectAll: (isIn) => onChange(withKeys(selected, keys, isIn)),
  };
}
