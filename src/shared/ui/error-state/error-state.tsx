import { useUnit } from 'effector-react';
import { CircleAlert, RotateCw } from 'lucide-react';
import { failureText, networkError } from '@/shared/api';
import { $isOnline } from '@/shared/lib/browser-events';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';

const Root = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '3',
    minH: '64',
    px: '6',
    py: '10',
    textAlign: 'center',
    '& > svg': { boxSize: '7', color: 'tone.error.text', strokeWidth: 1.5 },
    '& > p': { maxW: '96', color: 'text.muted', overflowWrap: 'anywhere' },
  },
});

const Title = styled('h2', { base: { textStyle: 'sectionTitle' } });

const lostCall = failureText(networkError());

/** Nothing tells a blocked call from a lost one. */
const maybeBlocked =
  'If you are online, an ad blocker or another extension of the browser may have blocked it. Allow this site there.';

interface ErrorStateProps {
  title?: string;
  /** What happened, in plain words. */
  message: string;
  onRetry: () => void;
}

/** Shown in place of content that failed to load; the rest of the page stays usable. Offline, the banner says why. */
export function ErrorState({ title = 'This could not be loaded', message, onRetry }: ErrorStateProps) {
  const isOnline = useUnit($isOnline);
  const isLost = message === lostCall;
  const isOffline = isLost && !isOnline;
  return (
    <Root role="alert">
      <CircleAlert aria-hidden />
      <Title>{title}</Title>
      {!isOffline && <p>{message}</p>}
      {isLost && !isOffline && <p>{maybeBlocked}</p>}
      <Button data-part="actions" variant="outline" icon={<RotateCw aria-hidden />} onClick={onRetry}>
        Retry
      </Button>
    </Root>
  );
}
