import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const Navigation = styled('nav', {
  base: {
    '& > ul': {
      // contains the visually hidden text of the entries, which would otherwise widen the page
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
  children: ReactNode;
}

/** Entries to work through in order. A column; on phones a strip that scrolls horizontally. */
export const QueueList = ({ label, children }: QueueListProps) => (
  <Navigation data-part="queue" aria-label={label}>
    <ul>{children}</ul>
  </Navigation>
);
