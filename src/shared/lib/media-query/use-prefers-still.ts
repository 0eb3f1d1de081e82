import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Whether somebody prefers that nothing moves; for what is drawn by scripts. CSS is stilled for all by the theme. */
export const usePrefersStill = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
