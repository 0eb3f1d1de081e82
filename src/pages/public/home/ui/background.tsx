import { lazy, useEffect, useState } from 'react';
import { LatePart } from '@/shared/ui/late-part';
import { afterPaint } from './after-paint';

const Particles = lazy(() => import('./particles'));

/** Decoration behind the text; nothing of it is fetched before the text has been painted, or missed. */
export function Background() {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => afterPaint(() => setIsDue(true)), []);

  if (!isDue) return null;
  return (
    <LatePart>
      <Particles />
    </LatePart>
  );
}
