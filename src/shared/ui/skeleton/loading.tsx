import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';

/** Announces "Loading" and hides the skeleton from screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
