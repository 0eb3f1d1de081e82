export type TreeKey = string | number;

/** A folder. Other content is represented by a count only. */
export interface TreeItem<Key extends TreeKey> {
  key: Key;
  name: string;
  count?: number | undefined;
  children?: readonly TreeItem<Key>[] | undefined;
}

/** The items from the root to the one with the key; empty if there is none. Also used for breadcrumbs. */
export function pathTo<Key extends TreeKey>(
  items: readonly TreeItem<Key>[],
  key: Key | null,
): readonly TreeItem<Key>[] {
  for (const item of items) {
    if (item.key === key) return [item];
    const below = pathTo(item.children ?? [], key);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/** The last visible item of a path: the item itself, or its collapsed ancestor. */
export const lastVisible = <Key extends TreeKey>(
  path: readonly TreeItem<Key>[],
  opened: ReadonlySet<Key>,
): TreeItem<Key> | undefined => path.find(({ key }, index) => index === path.length - 1 || !opened.has(key));
