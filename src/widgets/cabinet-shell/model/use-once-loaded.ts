import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $viewer } from '@/entities/session';
import { useHasScreen } from './use-has-screen';

/** Returns true, and stays true, once the first screen and its data have loaded: what the frame adds can wait for them. */
export function useOnceLoaded(): boolean {
  const isResolved = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  const isShown = useHasScreen() && isResolved;
  const isQuiet = useIsFetching() === 0;
  // the frame outlives its session for a moment, and signing out cancels calls: that is quiet, and not loaded
  const isInside = useUnit($viewer) !== null;
  const [hasLoaded, setHasLoaded] = useState(false);
  useEffect(() => {
    if (isShown && isQuiet && isInside) setHasLoaded(true);
  }, [isShown, isQuiet, isInside]);
  return hasLoaded && isInside;
}
