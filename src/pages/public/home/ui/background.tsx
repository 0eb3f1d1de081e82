import { lazy, useEffect, useState } from 'react';
import { afterPaint } from '@/shared/lib/scheduling';
import { LatePart } from '@/shared/ui/late-part';

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
