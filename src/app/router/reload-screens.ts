import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

/** Whether the query failed and never had data. */
const isMissing = ({ state }: Query) => state.status === 'error' && state.data === undefined;

/**
 * Reloads the screens whose data failed to load. Failed queries are removed first: otherwise the remounted screen would
 * find the old failure, refetch in parallel with its loader, and fail twice.
 */
export async function reloadScreens(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  await Promise.all([queryClient.resetQueries({ predicate: isMissing }), router.invalidate()]);
}
