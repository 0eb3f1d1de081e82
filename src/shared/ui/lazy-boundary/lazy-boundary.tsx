import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId } from 'react';

const Nothing = () => null;

interface LazyBoundaryProps {
  /** A component created by `lazy`. */
  children: ReactNode;
  fallback?: ReactNode;
  /** Called if loading failed; the parent should unmount the boundary. */
  onLoadError?: () => void;
}

/** Boundary for optional content that is loaded on demand. Renders nothing if loading fails. */
export function LazyBoundary({ children, fallback, onLoadError }: LazyBoundaryProps) {
  const id = useId();
  return (
    <CatchBoundary getResetKey={() => id} errorComponent={Nothing} onCatch={onLoadError}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}
