import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { Loading, SkeletonBlock } from '@/shared/ui/skeleton';
import { OpenTree, type OpenTreeProps } from './open-tree';
import type { TreeItem, TreeKey } from './tree-item';

const Skeleton = styled('div', { base: { display: 'grid', gap: '5', py: '2.5', px: '2' } });

/** Widths of the skeleton, varied to look like names. */
const widths = ['70%', '45%', '60%', '35%'];

interface TreeProps<Key extends TreeKey> extends Omit<OpenTreeProps<Key>, 'items'> {
  /** Undefined while loading. */
  items: readonly TreeItem<Key>[] | undefined;
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
