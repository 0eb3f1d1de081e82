import { useSyncExternalStore } from 'react';
import { breakpoints } from '@/shared/theme';

/** Whether the window is narrower than a breakpoint. Only for differences in markup, which CSS can't express. */
export function useIsBelow(breakpoint: keyof typeof breakpoints): boolean {
  const query = `not all and (min-width: ${breakpoints[breakpoint]})`;
  const subscribe = (changed: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
