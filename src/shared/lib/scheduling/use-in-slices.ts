import { useDeferredValue, useEffect } from 'react';

/** Something of this visit has been rendered in slices. */
let hasBegun = false;

/**
 * False in the rendering that mounts a component, true in the next, which React does in slices: between them the page
 * answers. True at once for whatever comes after the first screen of a visit, when styles and code are warm.
 */
export function useInSlices(): boolean {
  const isDue = useDeferredValue(true, hasBegun ? undefined : false);
  useEffect(() => {
    hasBegun ||= isDue;
  }, [isDue]);
  return isDue;
}
