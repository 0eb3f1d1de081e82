import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';

/** Says "Loading" to those who can't see the bones. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
