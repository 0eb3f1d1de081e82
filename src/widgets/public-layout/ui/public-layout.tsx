import { chakra } from '@chakra-ui/react/styled-system';
import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ColorModeToggle } from '@/shared/ui/color-mode';
import { SkipLink } from '@/shared/ui/link';
import { Logo } from '@/shared/ui/logo';
import { OfflineBanner } from '@/shared/ui/offline-banner';
import { Entrance } from './entrance';

const Root = chakra('div', { base: { display: 'grid', gridTemplateRows: 'auto 1fr', minH: '100dvh' } });

const Header = chakra('header', {
  base: {
    position: 'relative',
    zIndex: 'shell',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', md: '8' },
    h: '16',
    '& > a': { me: 'auto', borderRadius: 'md' },
  },
});

const Content = chakra('main', { base: { minW: '0', px: { base: '4', md: '8' }, pb: '16', outline: 'none' } });

/** The frame of the public area. */
export function PublicLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <Root>
      <SkipLink />
      <Header>
        <Link to="/" aria-label="Preroll, home">
          <Logo />
        </Link>
        <ColorModeToggle />
        <Entrance />
      </Header>
      <Content id="content" tabIndex={-1}>
        <OfflineBanner />
        {children}
      </Content>
    </Root>
  );
}
