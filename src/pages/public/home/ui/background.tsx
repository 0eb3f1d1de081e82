import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

// decorative: if its code fails to load, the page works without it
const Particles = lazy<ComponentType>(() => import('./particles').catch(() => ({ default: () => null })));

/** The decorative particles. Their code loads after the page has been painted. */
export function Background() {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    // the second frame follows the first paint; afterPaint() is not used, because it is in a chunk of the cabinets
    requestAnimationFrame(() => requestAnimationFrame(() => setIsDue(true)));
  }, []);

  return (
    isDue && (
      <Suspense>
        <Particles />
      </Suspense>
    )
  );
}
