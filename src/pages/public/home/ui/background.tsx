import { lazy, useEffect, useState } from 'react';
import { afterPaint } from '@/shared/lib/scheduling';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';

const Particles = lazy(() => import('./particles'));

/** The decorative particles. Their code loads only after the text has been painted. */
export function Background() {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => afterPaint(() => setIsDue(true)), []);

  if (!isDue) return null;
  return (
    <LazyBoundary>
      <Particles />
    </LazyBoundary>
  );
}
