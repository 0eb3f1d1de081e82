export type TreeKey = string | number;

/** A folder: what is in it besides folders is told by a number only. */
export interface TreeItem<Key extends TreeKey> {
  key: Key;
  name: string;
  /** How many things lie in it. */
  count?: number | undefined;
  children?: readonly TreeItem<Key>[] | undefined;
}

/** From the outermost item down to the one of the key; nothing where there is none. For breadcrumbs, too. */
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

/** The last of the path that can be seen: an item, or the one in which it is hidden. */
export const inSight = <Key extends TreeKey>(
  path: readonly TreeItem<Key>[],
  opened: ReadonlySet<Key>,
): TreeItem<Key> | undefined => path.find(({ key }, index) => index === path.length - 1 || !opened.has(key));
