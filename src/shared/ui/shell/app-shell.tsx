import { Menu as MenuIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { styled } from '@/shared/theme';
import { IconButton } from '@/shared/ui/icon-button';
import { SkipLink } from '@/shared/ui/link';
import { SidebarDrawer } from './sidebar-drawer';

const Root = styled('div', {
  base: {
    display: 'grid',
    minH: '100dvh',
    gridTemplateRows: { base: 'auto 1fr', md: 'minmax(0, 1fr)' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '{sizes.sidebarCollapsed} minmax(0, 1fr)',
      lg: '{sizes.sidebar} minmax(0, 1fr)',
    },
    '--sidebar-width': { base: '0', md: '{sizes.sidebarCollapsed}', lg: '{sizes.sidebar}' },
    _print: { display: 'block' },
  },
});

/** A bar above the page below `md`, otherwise a column beside it. */
const Frame = styled('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'shell',
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    alignItems: { base: 'center', md: 'stretch' },
    gap: '1',
    h: { base: 'topbar', md: '100dvh' },
    minW: '0',
    px: { base: '1', sm: '3', md: '2', lg: '3' },
    py: { md: '3' },
    overflowY: { md: 'auto' },
    borderColor: 'border',
    borderBottomWidth: { base: 'hairline', md: '0' },
    borderInlineEndWidth: { md: 'hairline' },
    bg: 'surface.canvas',
    // at a zoom of 400 % the page needs all of the height
    mdDown: { '@media (max-height: 25rem)': { position: 'static' } },
    _print: { display: 'none' },
  },
});

const MenuButton = styled('div', {
  base: {
    position: 'relative',
    display: { base: 'grid', md: 'none' },
    '& button > span': { position: 'absolute', inset: '0' },
  },
});

const Sections = styled('nav', { base: { display: { base: 'none', md: 'grid' }, gap: '0.5' } });

/** Notifications and account at the bottom of the sidebar; only the account at the end of the top bar. */
const Foot = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    alignItems: { base: 'center', md: 'stretch' },
    gap: '1',
    mt: { md: 'auto' },
    pt: { md: '2' },
    borderTopWidth: { md: 'hairline' },
    // notifications move to the drawer below `md`; elsewhere their space is reserved while they load
    '& > div:first-of-type': { display: { base: 'none', md: 'grid' }, minH: '8' },
  },
});

const Content = styled('main', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    w: 'full',
    maxW: 'content',
    px: { base: '4', sm: '6', md: '8' },
    pt: { base: '4', sm: '6' },
    pb: { base: '8', md: '12' },
    outline: 'none',
    // leaves room for the fixed bar of a form
    '&:has(form > [data-part=actions])': { pb: '24' },
    '& > *': { flexShrink: 0 },
  },
});

interface AppShellProps {
  /** A `CabinetSwitch`. */
  cabinet: ReactElement;
  /** A `SearchButton`. */
  search: ReactElement;
  /** Navigation of `SidebarLink`s: icons only below `lg`, a drawer below `md`. */
  sidebar: ReactNode;
  /** A `SidebarButton` at the bottom of the sidebar or the drawer. */
  notifications: ReactNode;
  /** A `MenuDot` if the drawer contains something new. */
  news?: ReactNode;
  /** An `AccountMenu` preceded by a `ConnectionIndicator`. */
  account: ReactElement;
  children: ReactNode;
}

/** The frame of a cabinet, with the page beside or below it. */
export function AppShell({ cabinet, search, sidebar, notifications, news, account, children }: AppShellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [menuId, newsId] = [useId(), useId()];
  return (
    <Root>
      <SkipLink />
      <Frame data-part="sidebar">
        <MenuButton>
          <IconButton
            id={menuId}
            label="Menu"
            aria-labelledby={`${menuId} ${newsId}`}
            icon={
              <>
                <MenuIcon />
                <span id={newsId}>{news}</span>
              </>
            }
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          />
        </MenuButton>
        {cabinet}
        {search}
        <Sections aria-label="Sections">{sidebar}</Sections>
        <Foot data-part="actions">
          <div>{notifications}</div>
          {account}
        </Foot>
      </Frame>
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      {isOpen && (
        <SidebarDrawer notifications={notifications} onClose={() => setIsOpen(false)}>
          {sidebar}
        </SidebarDrawer>
      )}
    </Root>
  );
}
