import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

const Particles = lazy(() => import('./particles'));

/** Decoration that can't be fetched is not missed. */
const Nothing = () => null;

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Decoration behind the text: it comes when the text has been painted, and not for people who prefer stillness. */
export function Background() {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (prefersStill()) return;
    const frame = requestAnimationFrame(() => setIsDue(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  if (!isDue) return null;
  return (
    <CatchBoundary getResetKey={() => 'background'} errorComponent={Nothing}>
      <Suspense>
        <Particles />
      </Suspense>
    </CatchBoundary>
  );
}
