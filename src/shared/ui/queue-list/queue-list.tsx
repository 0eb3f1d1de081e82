import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const Navigation = styled('nav', {
  base: {
    '& > ul': {
      // holds the hidden words of its entries: the page would be as wide as the strip
      position: 'relative',
      display: { base: 'flex', sm: 'block' },
      overflowX: { base: 'auto', sm: 'visible' },
      listStyle: 'none',
    },
    '& li': { flex: '0 0 13.5rem', minW: '0' },
  },
});

interface QueueListProps {
  /** Accessible name: "Queue". */
  label: string;
  /** `QueueLink`s, each in an `li`. */
  children: ReactNode;
}

/** What waits to be worked through, one after the other. A column; on a phone a strip that is swiped. */
export const QueueList = ({ label, children }: QueueListProps) => (
  <Navigation data-part="queue" aria-label={label}>
    <ul>{children}</ul>
  </Navigation>
);
