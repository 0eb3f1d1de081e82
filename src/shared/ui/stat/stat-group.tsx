import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, {sizes.60}), 1fr))',
  },
});

/** Numbers that are read together. */
export function StatGroup({ label, children }: { label: string; children: ReactNode }) {
  return <Root aria-label={label}>{children}</Root>;
}
