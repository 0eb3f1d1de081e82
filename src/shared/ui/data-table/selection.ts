export type RowKey = string | number;

/** The selected rows by key, including those not shown. */
export interface Selection<Key extends RowKey> {
  selected: ReadonlySet<Key>;
  onChange: (selected: ReadonlySet<Key>) => void;
}

/** Returns a selection with some keys added or removed. */
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

export interface PageSelection {
  all: boolean;
  some: boolean;
  isEmpty: boolean;
  onSelectAll: (isIn: boolean) => void;
}

/** Counts the selected rows of the page and selects or deselects all of them. */
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
