import { useRouterState } from '@tanstack/react-router';

/** Whether the URL has another search than the one that this screen shows, because the loader is still at work. */
export const useIsSearchPending = (): boolean =>
  useRouterState({
    select: ({ location, resolvedLocation = location }) =>
      location.pathname === resolvedLocation.pathname && location.searchStr !== resolvedLocation.searchStr,
  });
