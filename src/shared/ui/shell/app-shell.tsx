import { chakra } from '@chakra-ui/react/styled-system';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { LatePart } from '@/shared/ui/late-part';
import { SkipLink } from '@/shared/ui/link';
import { Logo } from '@/shared/ui/logo';

// only narrow windows ever need it
const SidebarDrawer = lazy(async () => ({ default: (await import('./sidebar-drawer')).SidebarDrawer }));

const Root = chakra('div', {
  base: {
    display: 'grid',
    minH: '100dvh',
    gridTemplateRows: 'auto 1fr',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '{sizes.sidebarCollapsed} minmax(0, 1fr)',
      lg: '{sizes.sidebar} minmax(0, 1fr)',
    },
  },
});

const Sidebar = chakra('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    gap: '4',
    gridRow: '1 / -1',
    position: 'sticky',
    top: '0',
    h: '100dvh',
    overflowY: 'auto',
    px: '2',
    py: '3',
    borderInlineEndWidth: 'hairline',
    bg: 'surface.panel',
    // the words are still there for those who listen
    '& [data-part=word]': {
      mdToLg: {
        position: 'absolute',
        boxSize: '{borderWidths.hairline}',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
});

const Brand = chakra('div', {
  base: { display: 'flex', h: '8', px: '1.5', overflow: 'hidden', flexShrink: 0 },
});

const Topbar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'shell',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: 'topbar',
    px: { base: '3', md: '6' },
    borderBottomWidth: 'hairline',
    bg: 'surface.panel',
  },
});

const MenuButton = chakra('div', { base: { display: { base: 'grid', md: 'none' } } });

const Content = chakra('main', {
  base: {
    minW: '0',
    w: 'full',
    maxW: 'content',
    px: { base: '4', md: '6' },
    py: { base: '5', md: '6' },
    outline: 'none',
  },
});

interface AppShellProps {
  /** The navigation: `SidebarLink`s. Only icons below `lg`, a drawer below `md`. */
  sidebar: ReactNode;
  /** What stands in the bar above the content. */
  topbar: ReactNode;
  children: ReactNode;
}

/** The frame of a cabinet: sections at the side, a bar on top, the screen in the middle. */
export function AppShell({ sidebar, topbar, children }: AppShellProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root>
      <SkipLink />
      <Sidebar>
        <Brand>
          <Logo />
        </Brand>
        <nav aria-label="Sections">{sidebar}</nav>
      </Sidebar>
      <Topbar>
        <MenuButton>
          <IconButton label="Menu" icon={<MenuIcon />} aria-expanded={isOpen} onClick={() => setIsOpen(true)} />
        </MenuButton>
        {topbar}
      </Topbar>
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      {isOpen && (
        <LatePart onLost={() => setIsOpen(false)}>
          <SidebarDrawer onClose={() => setIsOpen(false)}>{sidebar}</SidebarDrawer>
        </LatePart>
      )}
    </Root>
  );
}
