import { Menu as Parts } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useId } from 'react';
import { menuRecipe } from './menu-recipe';
import type { OpenMenuProps } from './use-menu-on-demand';

interface OpenListProps extends OpenMenuProps {
  label: string;
  /** Keys of the items that can be chosen. */
  keys: readonly string[];
  placement: 'bottom-start' | 'bottom-end';
  closeOnSelect?: boolean;
  children: ReactNode;
}

/** The open list of a menu, positioned at its button. */
export function OpenList({
  label,
  keys,
  placement,
  closeOnSelect = true,
  ids,
  initialHighlight,
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
      defaultHighlightedValue={initialHighlight && keys.at(initialHighlight === 'first' ? 0 : -1)}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Parts.Positioner>
          <Parts.Content aria-labelledby={labelId}>{children}</Parts.Content>
          {/* A name of its own, because the button's is often just "More". The positioner takes its z-index from
              its first child, which must be the content. */}
          <span id={labelId} hidden>
            {label}
          </span>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
