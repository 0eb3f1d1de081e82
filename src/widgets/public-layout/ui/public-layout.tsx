import { chakra } from '@chakra-ui/react/styled-system';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { BannerPlace } from '@/shared/ui/banner';
import { SkipLink } from '@/shared/ui/link';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { NewVersionBanner } from '@/shared/ui/new-version-banner';
import { OfflineBanner } from '@/shared/ui/offline-banner';
import { PendingScreenContext } from '@/shared/ui/pending-screen';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';

const Root = chakra('div', {
  // clipped, because the particles of the home page extend beyond its sides
  base: { display: 'grid', gridTemplateRows: 'auto 1fr auto', minH: '100dvh', overflowX: 'clip' },
});

const Content = styled('main', {
  base: {
    w: 'full',
    minW: '0',
    maxW: 'page',
    mx: 'auto',
    px: { base: '4', md: '8' },
    pt: { base: '4', sm: '6' },
    pb: { base: '8', md: '12' },
    outline: 'none',
  },
});

/** As high as the window, so that the footer doesn't appear first and then get pushed down by the page. */
const Pending = styled('div', { base: { minH: '100dvh' } });

const PendingPage = () => (
  <Pending>
    <LoadingIndicator />
  </Pending>
);

export function PublicLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <Root>
      <SkipLink />
      <PublicHeader />
      <Content id="content" tabIndex={-1}>
        <BannerPlace>
          <OfflineBanner />
          <NewVersionBanner />
        </BannerPlace>
        <PendingScreenContext value={PendingPage}>{children}</PendingScreenContext>
      </Content>
      <PublicFooter />
    </Root>
  );
}
