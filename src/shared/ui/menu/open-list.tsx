import { Menu as Parts } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useId } from 'react';
import { menuRecipe } from './menu-recipe';
import type { OpenMenuProps } from './use-menu-on-demand';

interface OpenListProps extends OpenMenuProps {
  /** Names the list for assistive technology. */
  label: string;
  /** The keys of those that can be chosen. */
  keys: readonly string[];
  placement: 'bottom-start' | 'bottom-end';
  closeOnSelect?: boolean;
  children: ReactNode;
}

/** The list of a menu that is open; it hangs on its button. */
export function OpenList({
  label,
  keys,
  placement,
  closeOnSelect = true,
  ids,
  beginAt,
  onClose,
  children,
}: OpenListProps) {
  const labelId = useId();
  return (
    <Parts.Root
      recipe={menuRecipe}
      ids={ids}
      positioning={{ placement, gutter: 4 }}
      closeOnSelect={closeOnSelect}
      defaultOpen
      defaultHighlightedValue={beginAt && keys.at(beginAt === 'first' ? 0 : -1)}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Parts.Positioner>
          {/* else the list would be named after its trigger, which is often just "More" */}
          <span id={labelId} hidden>
            {label}
          </span>
          <Parts.Content aria-labelledby={labelId}>{children}</Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
