import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { $isOnline } from '@/shared/lib/connectivity';
import { Banner } from '@/shared/ui/banner';

// always there, so that what appears in it is announced
const Region = chakra('div', {
  base: { position: 'sticky', zIndex: 'sticky', '&:not(:empty)': { mb: '4' } },
  variants: {
    below: {
      edge: { top: '2' },
      topbar: { top: 'calc({sizes.topbar} + {spacing.2})' },
    },
  },
});

interface OfflineBannerProps {
  /** What it keeps clear of when the page is scrolled: the edge of the window, or the bar of the cabinets. */
  below?: 'edge' | 'topbar';
}

/** Says that the browser has no connection, for as long as that is so. Stands at the top of a layout's content. */
export function OfflineBanner({ below = 'edge' }: OfflineBannerProps) {
  const isOnline = useUnit($isOnline);
  return (
    <Region below={below} role="status" aria-label="Connection">
      {!isOnline && (
        <Banner tone="warning" title="You are offline" announced={false}>
          Nothing you typed is lost. Save it when the connection is back.
        </Banner>
      )}
    </Region>
  );
}
