import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { Logo } from '@/shared/ui/logo';

const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'body', 'title', 'closeTrigger'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'scrim',
      _open: { animation: 'fadeIn', animationDuration: 'moderate' },
      _closed: { animation: 'fadeOut', animationDuration: 'fast' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'overlay', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: '64',
      maxW: '85vw',
      bg: 'surface.canvas',
      boxShadow: 'lg',
      outline: 'none',
      overflowY: 'auto',
      _open: { animation: 'slideInStart', animationDuration: 'moderate', animationTimingFunction: 'standard' },
      _closed: { animation: 'slideOutStart', animationDuration: 'fast' },
    },
    header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', ps: '4', pe: '2', h: 'topbar' },
    body: { px: '2', pb: '4' },
  },
});

interface SidebarDrawerProps {
  onClose: () => void;
  children: ReactNode;
}

/** Navigation in a drawer for narrow screens. Closes when a section is chosen. */
export function SidebarDrawer({ onClose, children }: SidebarDrawerProps) {
  const [open, setOpen] = useState(true);
  const content = useRef<HTMLDivElement>(null);

  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };

  return (
    <Drawer.Root
      recipe={drawerRecipe}
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      onExitComplete={onClose}
      initialFocusEl={() => content.current}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content ref={content} aria-label="Menu" onClick={closeAfterLink}>
            <Drawer.Header>
              <Logo />
              <Drawer.CloseTrigger asChild>
                <IconButton label="Close menu" icon={<X />} />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              <nav aria-label="Sections">{children}</nav>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
