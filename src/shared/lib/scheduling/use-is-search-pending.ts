import { useRouterState } from '@tanstack/react-router';

/** Whether the URL already has a new search while the screen still shows the old one, because the loader is running. */
export const useIsSearchPending = (): boolean =>
  useRouterState({
    select: ({ location, resolvedLocation = location }) =>
      location.pathname === resolvedLocation.pathname && location.searchStr !== resolvedLocation.searchStr,
  });
