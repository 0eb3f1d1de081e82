import { Drawer as Parts } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from '@/shared/theme';
import { IconButton } from '@/shared/ui/icon-button';
import { drawerRecipe } from './drawer-recipe';

const Buttons = styled('span', { base: { display: 'flex', alignItems: 'center', gap: '2' } });

const sizes = {
  menu: { w: '64', maxW: '85vw', bg: 'surface.canvas' },
  list: { w: '96', maxW: '94vw', bg: 'surface.raised' },
} as const;

interface DrawerProps {
  /** Accessible name: "Menu". Shown as the title unless `head` is given. */
  label: string;
  head?: ReactNode;
  action?: ReactNode;
  /** `menu` is as wide as a sidebar; `list` has room for sentences. */
  size?: keyof typeof sizes;
  /** Called when the closing animation has ended; the owner then unmounts the drawer. */
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A modal panel that slides in from the start of the window and is open while mounted. Takes the focus, returns it, and
 * closes with Escape or when a link in it is followed.
 */
export function Drawer({ label, head, action, size = 'list', onClosed, children }: DrawerProps) {
  const [open, setOpen] = useState(true);
  const content = useRef<HTMLDivElement>(null);

  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };

  return (
    <Parts.Root
      recipe={drawerRecipe}
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      onExitComplete={onClosed}
      initialFocusEl={() => content.current}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content ref={content} aria-label={label} onClick={closeAfterLink} {...sizes[size]}>
            <Parts.Header>
              {head ?? <Parts.Title>{label}</Parts.Title>}
              <Buttons>
                {action}
                <Parts.CloseTrigger asChild>
                  <IconButton label={`Close ${label.toLowerCase()}`} icon={<X />} />
                </Parts.CloseTrigger>
              </Buttons>
            </Parts.Header>
            <Parts.Body>{children}</Parts.Body>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
