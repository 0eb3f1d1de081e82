import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Spinner } from './spinner';

const Label = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    w: 'fit-content',
    h: '9',
    mx: 'auto',
    // takes no room: the skeleton stands where it would without it
    mb: '-9',
    transform: 'translateY({spacing.32})',
    px: '4',
    borderWidth: 'hairline',
    borderRadius: 'full',
    bg: 'surface.panel',
    color: 'text.muted',
    boxShadow: 'md',
    // a screen that is there at once doesn't blink
    animation: 'fadeIn',
    animationDuration: 'moderate',
    animationDelay: '120ms',
    animationFillMode: 'backwards',
  },
});

/** The Loading indicator over the skeleton of a page (specification, section 2). Screen readers hear it, not the bones. */
export function LoadingOverlay({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <Label>
        <Spinner />
        Loading
      </Label>
      <div aria-hidden>{children}</div>
    </div>
  );
}
