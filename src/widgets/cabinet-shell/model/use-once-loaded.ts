import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $identity } from '@/shared/api';

/** Returns true, and stays true, once the first screen and its data have loaded: what the frame adds can wait for them. */
export function useOnceLoaded(): boolean {
  const isShown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  const isQuiet = useIsFetching() === 0;
  const { token, cabinet } = useUnit($identity);
  // the frame outlives its cabinet for a moment, and leaving cancels calls: that is quiet, and not loaded
  const isInside = token !== null && cabinet !== 'block';
  const [hasLoaded, setHasLoaded] = useState(false);
  useEffect(() => {
    if (isShown && isQuiet && isInside) setHasLoaded(true);
  }, [isShown, isQuiet, isInside]);
  return hasLoaded && isInside;
}
