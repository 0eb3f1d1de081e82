import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Tells async callbacks, such as a debounced search, whether the user is still on this route.
 *
 * @returns a function that is true while the component is mounted and no navigation is pending
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
