import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { MenuItem } from '@/shared/ui/menu';
import { Bone, Loading } from '@/shared/ui/skeleton';
import { OpenTree } from './open-tree';
import type { TreeItem, TreeKey } from './tree-item';

const Bones = chakra('div', { base: { display: 'grid', gap: '5', py: '2.5', px: '2' } });

/** Widths that look like names instead of a list. */
const widths = ['70%', '45%', '60%', '35%'];

export interface TreeProps<Key extends TreeKey> {
  /** Names the tree for assistive technology: "Folders". */
  label: string;
  /** Undefined while they are on their way. */
  items: readonly TreeItem<Key>[] | undefined;
  selected: Key | null;
  onSelect: (key: Key) => void;
  /** What can be done with an item: rename, move, remove. */
  menuFor?: (item: TreeItem<Key>) => readonly MenuItem[];
  /** Rows can be taken by the pointer; each says which it is by its `data-value`. Besides a menu, never instead. */
  draggable?: boolean;
  /** What was just made: the way to it opens, and it takes the focus, as soon as it is there. */
  revealed?: Key | null;
  /** Shown in the place of a tree without items. */
  empty: ReactNode;
}

/** Folders in folders, one of which is looked at. */
export function Tree<Key extends TreeKey>({ items, empty, ...props }: TreeProps<Key>) {
  if (items === undefined)
    return (
      <Loading>
        <Bones>
          {widths.map((width) => (
            <Bone key={width} style={{ width }} />
          ))}
        </Bones>
      </Loading>
    );
  return items.length === 0 ? empty : <OpenTree {...props} items={items} />;
}
