import { lazy, Suspense, useEffect, useState } from 'react';

const Particles = lazy(() => import('./particles'));

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
    <Suspense>
      <Particles />
    </Suspense>
  );
}
