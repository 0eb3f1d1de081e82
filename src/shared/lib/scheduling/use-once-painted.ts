import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/** Set after the first paint of the visit: only the first screen defers secondary requests. */
let hasBegun = false;

/**
 * Returns true, and stays true, once the primary content has been painted, so that secondary data can be fetched after
 * it. Only the first screen of a visit waits; later screens already have most of their data.
 */
export function useOncePainted(isReady: boolean): boolean {
  const [isPainted, setIsPainted] = useState(() => isReady && hasBegun);
  const isDue = isReady && !isPainted;
  useEffect(() => {
    if (!isDue) return;
    return afterPaint(() => {
      hasBegun = true;
      setIsPainted(true);
    });
  }, [isDue]);
  return isPainted;
}
