import { TreeView } from '@chakra-ui/react/tree-view';
import { ChevronRight, Folder } from 'lucide-react';
import { formatNumber } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { type MenuItem, RowMenu } from '@/shared/ui/menu';
import type { TreeItem, TreeKey } from './tree-item';

/** Takes the place of the toggle in folders without subfolders. */
const Picture = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    flexShrink: 0,
    color: 'text.subtle',
    '& > svg': { boxSize: '4' },
  },
});
const Stop = styled('span', { base: { display: 'flex', flexShrink: 0 } });

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();

interface TreeRowProps<Key extends TreeKey> {
  item: TreeItem<Key>;
  indexPath: number[];
  menuFor: ((item: TreeItem<Key>) => readonly MenuItem[]) | undefined;
  draggable: boolean | undefined;
}

/** A row with its children. All rows are siblings in the accessibility tree; `aria-level` conveys the nesting. */
export function TreeRow<Key extends TreeKey>({ item, indexPath, menuFor, draggable }: TreeRowProps<Key>) {
  const { name, count, children = [] } = item;
  const menu = menuFor?.(item) ?? [];
  return (
    <TreeView.NodeProvider node={item} indexPath={indexPath}>
      <TreeView.NodeContext>
        {({ isBranch, expanded, focused }) => (
          <>
            <TreeView.Item
              // the library identifies expandable items by this name
              data-part={isBranch ? 'branch-control' : 'item'}
              aria-expanded={isBranch ? expanded : undefined}
              aria-label={count === undefined ? name : `${name} ${formatNumber(count)}`}
              title={name}
              draggable={draggable}
            >
              {isBranch ? (
                <TreeView.BranchTrigger asChild>
                  <button type="button" tabIndex={-1} aria-label={`${expanded ? 'Close' : 'Open'} ${name}`}>
                    <ChevronRight aria-hidden />
                  </button>
                </TreeView.BranchTrigger>
              ) : (
                <Picture data-part="picture">
                  <Folder aria-hidden />
                </Picture>
              )}
              <span data-part="name">{name}</span>{' '}
              {count !== undefined && <span data-part="count">{formatNumber(count)}</span>}
              {menu.length > 0 && (
                // events in the menu must not reach the tree
                <Stop data-part="menu" role="presentation" onClick={stop} onKeyDown={stop}>
                  <RowMenu name={name} items={menu} size="sm" tabIndex={focused ? 0 : -1} />
                </Stop>
              )}
            </TreeView.Item>
            {isBranch && expanded && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, but these are items of a tree
              <div role="group" aria-label={name}>
                {children.map((child, index) => (
                  <TreeRow
                    key={child.key}
                    item={child}
                    indexPath={[...indexPath, index]}
                    menuFor={menuFor}
                    draggable={draggable}
                  />
                ))}
              </div>
            )}
          </>
        )}
      </TreeView.NodeContext>
    </TreeView.NodeProvider>
  );
}
