import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/** A screen of this visit has been painted: nobody waits for the next one as for the first. */
let hasBegun = false;

/**
 * Whether what was waited for has been painted: what is not needed to see it may be fetched from now on. Stays so. Only
 * the first screen of a visit waits, which is fetched as it is needed; on a later one, what is there is there.
 */
export function useOncePainted(isThere: boolean): boolean {
  const [isPainted, setIsPainted] = useState(() => isThere && hasBegun);
  const isDue = isThere && !isPainted;
  useEffect(() => {
    if (!isDue) return;
    return afterPaint(() => {
      hasBegun = true;
      setIsPainted(true);
    });
  }, [isDue]);
  return isPainted;
}
