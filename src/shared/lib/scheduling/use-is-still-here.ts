import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * For what comes late and would lead to another address: a search once typing has paused, the end of a call. Whoever has
 * gone elsewhere meanwhile is not called back.
 *
 * @returns whether what calls this is still on the screen, and nobody on the way to another one
 */
export function useIsStillHere(): () => boolean {
  const router = useRouter();
  const isShown = useRef<boolean>(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => {
    const { location, resolvedLocation = location } = router.state;
    return isShown.current && location.pathname === resolvedLocation.pathname;
  };
}
