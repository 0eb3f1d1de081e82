import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

// decoration: without its code, the page is as useful
const Particles = lazy<ComponentType>(() => import('./particles').catch(() => ({ default: () => null })));

/** The decorative particles. Their code loads after the text has been rendered. */
export function Background() {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    // a second frame begins when the first has been painted. afterPaint() would bring the cabinet's chunk, which holds it
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
