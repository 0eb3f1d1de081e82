import { styled } from '@/shared/theme';
import { Spinner } from './spinner';

const Centre = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minH: '64',
    color: 'text.muted',
    // delayed, so that it doesn't flash on fast screens
    animation: 'fadeIn',
    animationDuration: 'moderate',
    animationDelay: '120ms',
    animationFillMode: 'backwards',
  },
});

/** Shown while a screen loads. */
export function LoadingIndicator() {
  return (
    <Centre role="status">
      <Spinner />
      Loading
    </Centre>
  );
}
