import { chakra } from '@chakra-ui/react/styled-system';
import { Spinner } from './spinner';

const Centre = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minH: '64',
    color: 'text.muted',
    // a screen that is there at once doesn't blink
    animation: 'fadeIn',
    animationDuration: 'moderate',
    animationDelay: '120ms',
    animationFillMode: 'backwards',
  },
});

/** What stands in for a screen while it loads. */
export function LoadingIndicator() {
  return (
    <Centre role="status">
      <Spinner />
      Loading
    </Centre>
  );
}
