import { createTreeCollection } from '@chakra-ui/react/collection';
import { TreeView } from '@chakra-ui/react/tree-view';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import type { TreeProps } from './tree';
import { inSight, pathTo, type TreeItem, type TreeKey } from './tree-item';
import { treeRecipe } from './tree-recipe';
import { TreeRow } from './tree-row';

type OpenTreeProps<Key extends TreeKey> = Omit<TreeProps<Key>, 'items' | 'empty'> & {
  items: readonly TreeItem<Key>[];
};

/** The tree itself. The way to what is selected or revealed opens by itself; what somebody closes stays closed. */
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
  const way = path.map(({ key }) => key).join('/');
  const above = path.slice(0, -1).map(({ key }) => key);
  const [known, setKnown] = useState(way);
  const [opened, setOpened] = useState<ReadonlySet<Key>>(new Set(above));
  const [focused, setFocused] = useState(selected);
  const tree = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(revealed);

  // another was selected, or it was moved
  if (known !== way) {
    setKnown(way);
    setOpened(new Set([...opened, ...above]));
    setFocused(selected);
  }

  const wayToRevealed = pathTo(items, revealed);
  // it may come a moment later than its key
  if (shown !== revealed && wayToRevealed.length > 0) {
    setShown(revealed);
    setOpened(new Set([...opened, ...wayToRevealed.slice(0, -1).map(({ key }) => key)]));
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
  // the stop of Tab is never one that can't be seen
  const stop = inSight(pathTo(items, focused), opened) ?? items[0];

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
