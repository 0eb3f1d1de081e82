import { useUnit } from 'effector-react';
import { CircleAlert, RotateCw } from 'lucide-react';
import { contentFailure, networkError } from '@/shared/api';
import { $isOnline } from '@/shared/lib/browser-events';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';

const Root = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: '2',
    minH: '64',
    maxW: 'dialog',
    py: { base: '6', sm: '10' },
    '& > svg': { boxSize: '7', mb: '2', color: 'tone.error.text', strokeWidth: 1.5 },
    '& > p': { color: 'text.muted', overflowWrap: 'anywhere', textWrap: 'pretty' },
    '& > button': { mt: '2' },
  },
});

const Title = styled('h2', { base: { textStyle: 'sectionTitle' } });

const lostCall = contentFailure(networkError());

/** Shown for network errors, because a blocked request can't be distinguished from a failed one. */
const maybeBlocked =
  'If you are online, an ad blocker or another extension of the browser may have blocked it. Allow this site there.';

interface ErrorStateProps {
  title?: string;
  message: string;
  onRetry: () => void;
}

/**
 * Shown in place of content that failed to load; the rest of the page stays usable. Offline, the banner explains the
 * cause.
 */
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
