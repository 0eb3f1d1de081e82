import { createTreeCollection } from '@chakra-ui/react/collection';
import { TreeView } from '@chakra-ui/react/tree-view';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import type { MenuItem } from '@/shared/ui/menu';
import { lastVisible, pathTo, type TreeItem, type TreeKey } from './tree-item';
import { treeRecipe } from './tree-recipe';
import { TreeRow } from './tree-row';

export interface OpenTreeProps<Key extends TreeKey> {
  /** Accessible name of the tree: "Folders". */
  label: string;
  items: readonly TreeItem<Key>[];
  selected: Key | null;
  onSelect: (key: Key) => void;
  /** Actions on an item: rename, move, remove. */
  menuFor?: (item: TreeItem<Key>) => readonly MenuItem[];
  /** Makes rows draggable, identified by `data-value`. Always offer a menu as well. */
  draggable?: boolean;
  /** Key of a new item. Its ancestors are expanded, and it takes the focus as soon as it exists. */
  revealed?: Key | null;
}

/**
 * The tree with its items. The ancestors of the selected or revealed item are expanded automatically, but an item
 * collapsed by the user stays collapsed.
 */
export function OpenTree<Key extends TreeKey>({
  label,
  items,
  selected,
  onSelect,
  menuFor,
  draggable,
  revealed = null,
}: OpenTreeProps<Key>) {
  const path = pathTo(items, selected);
  const pathKey = path.map(({ key }) => key).join('/');
  const ancestors = path.slice(0, -1).map(({ key }) => key);
  const [lastPathKey, setLastPathKey] = useState(pathKey);
  const [opened, setOpened] = useState<ReadonlySet<Key>>(new Set(ancestors));
  const [focused, setFocused] = useState(selected);
  const tree = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(revealed);

  // the selection changed, or the selected item was moved
  if (lastPathKey !== pathKey) {
    setLastPathKey(pathKey);
    setOpened(new Set([...opened, ...ancestors]));
    setFocused(selected);
  }

  const revealedPath = pathTo(items, revealed);
  // the revealed item may not be loaded yet
  if (shown !== revealed && revealedPath.length > 0) {
    setShown(revealed);
    setOpened(new Set([...opened, ...revealedPath.slice(0, -1).map(({ key }) => key)]));
    setFocused(revealed);
  }

  useEffect(() => {
    if (shown !== null)
      tree.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(String(shown))}"]`)?.focus();
  }, [shown]);

  const collection = createTreeCollection<TreeItem<Key>>({
    rootNode: { key: '' as Key, name: label, children: items },
    nodeToValue: ({ key }) => String(key),
    nodeToString: ({ name }) => name,
    nodeToChildren: ({ children = [] }) => [...children],
  });
  const keyOf = (value: string) => collection.findNode(value)?.key;
  const keysOf = (values: readonly string[]) => values.map(keyOf).filter((key) => key !== undefined);
  const stop = lastVisible(pathTo(items, focused), opened) ?? items[0];

  return (
    <TreeView.Root
      recipe={treeRecipe}
      collection={collection}
      expandOnClick={false}
      selectedValue={selected === null ? [] : [String(selected)]}
      onSelectionChange={({ selectedValue }) => keysOf(selectedValue).forEach(onSelect)}
      expandedValue={[...opened].map(String)}
      onExpandedChange={({ expandedValue }) => setOpened(new Set(keysOf(expandedValue)))}
      focusedValue={stop ? String(stop.key) : null}
      onFocusChange={({ focusedValue }) => setFocused(focusedValue === null ? null : (keyOf(focusedValue) ?? null))}
    >
      <TreeView.Label asChild>
        <VisuallyHidden>{label}</VisuallyHidden>
      </TreeView.Label>
      <TreeView.Tree ref={tree}>
        {items.map((item, index) => (
          <TreeRow key={item.key} item={item} indexPath={[index]} menuFor={menuFor} draggable={draggable} />
        ))}
      </TreeView.Tree>
    </TreeView.Root>
  );
}
