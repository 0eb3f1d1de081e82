import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId } from 'react';

const Nothing = () => null;

interface LatePartProps {
  /** A component made by `lazy`. */
  children: ReactNode;
  /** Stands here until it is there. */
  fallback?: ReactNode;
  /** It couldn't be fetched: stop asking for it. */
  onLost?: () => void;
}

/** What is fetched when it is first wanted. Where that fails nothing is shown, and the page stays. */
export function LatePart({ children, fallback, onLost }: LatePartProps) {
  const id = useId();
  return (
    <CatchBoundary getResetKey={() => id} errorComponent={Nothing} onCatch={onLost}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}
