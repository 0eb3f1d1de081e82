import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { Spinner } from './spinner';

const Label = styled('div', {
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
    // takes no space, so that the skeleton doesn't shift
    mb: '-9',
    transform: 'translateY({spacing.32})',
    px: '4',
    borderWidth: 'hairline',
    borderRadius: 'full',
    bg: 'surface.panel',
    color: 'text.muted',
    boxShadow: 'md',
    // delayed, so that it doesn't flash on fast screens
    animation: 'fadeIn',
    animationDuration: 'moderate',
    animationDelay: '120ms',
    animationFillMode: 'backwards',
  },
});

/**
 * The loading indicator over a page skeleton (specification, section 2). Screen readers announce only the indicator.
 */
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
