import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import type { MenuItem } from '@/shared/ui/menu';
import { Loading, SkeletonBlock } from '@/shared/ui/skeleton';
import { OpenTree } from './open-tree';
import type { TreeItem, TreeKey } from './tree-item';

const Skeleton = styled('div', { base: { display: 'grid', gap: '5', py: '2.5', px: '2' } });

/** Widths of the skeleton, varied to look like names. */
const widths = ['70%', '45%', '60%', '35%'];

export interface TreeProps<Key extends TreeKey> {
  /** Accessible name of the tree: "Folders". */
  label: string;
  /** Undefined while loading. */
  items: readonly TreeItem<Key>[] | undefined;
  selected: Key | null;
  onSelect: (key: Key) => void;
  /** Actions on an item: rename, move, remove. */
  menuFor?: (item: TreeItem<Key>) => readonly MenuItem[];
  /** Makes rows draggable, identified by `data-value`. Always offer a menu as well. */
  draggable?: boolean;
  /** Key of a new item. Its ancestors are expanded, and it takes the focus as soon as it exists. */
  revealed?: Key | null;
  empty: ReactNode;
}

/** Nested folders with one selected. */
export function Tree<Key extends TreeKey>({ items, empty, ...props }: TreeProps<Key>) {
  if (items === undefined)
    return (
      <Loading>
        <Skeleton>
          {widths.map((width) => (
            <SkeletonBlock key={width} style={{ width }} />
          ))}
        </Skeleton>
      </Loading>
    );
  return items.length === 0 ? empty : <OpenTree {...props} items={items} />;
}
