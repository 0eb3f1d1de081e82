import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

/** It was asked for and never came. */
const isMissing = ({ state }: Query) => state.status === 'error' && state.data === undefined;

/**
 * Loads screens again that stand on what never came. It is forgotten first: a screen that finds the old failure as it
 * is shown again would ask once more beside its loader, and fail twice.
 */
export async function reloadScreens(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  await Promise.all([queryClient.resetQueries({ predicate: isMissing }), router.invalidate()]);
}
