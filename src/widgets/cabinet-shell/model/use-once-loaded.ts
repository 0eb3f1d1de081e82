import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Returns true, and stays true, once the first screen and its data have loaded: what the frame adds can wait for them. */
export function useOnceLoaded(): boolean {
  const isShown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  const isQuiet = useIsFetching() === 0;
  const [hasLoaded, setHasLoaded] = useState(false);
  useEffect(() => {
    if (isShown && isQuiet) setHasLoaded(true);
  }, [isShown, isQuiet]);
  return hasLoaded;
}
