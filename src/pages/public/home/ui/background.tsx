import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

const Particles = lazy(() => import('./particles'));

/** Decoration that can't be fetched is not missed. */
const Nothing = () => null;

/** Decoration behind the text; nothing of it is fetched before the text has been painted. */
export function Background() {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => afterPaint(() => setIsDue(true)), []);

  if (!isDue) return null;
  return (
    <CatchBoundary getResetKey={() => 'background'} errorComponent={Nothing}>
      <Suspense>
        <Particles />
      </Suspense>
    </CatchBoundary>
  );
}
