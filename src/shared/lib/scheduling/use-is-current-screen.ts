import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Lets late work, such as a debounced search or the end of a call, check that it may still navigate.
 *
 * @returns whether the component is mounted and no navigation is pending
 */
export function useIsCurrentScreen(): () => boolean {
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
