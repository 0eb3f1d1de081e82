import type { ListState } from './page-params';

interface Narrowed extends Pick<ListState, 'search'> {
  /** Statuses to show, as in the URL: `working,stopped`. */
  status?: string | undefined;
  /** States to show, as in the URL: `serving,archived`. */
  state?: string | undefined;
}

/**
 * The statuses that a list requests: the chosen ones, or by default those in use. Archived records are included when
 * the user filters by state or searches.
 *
 * @param inUse all statuses except those of the archive
 */
export function listedStatuses<Status extends string>(
  { status, state, search }: Narrowed,
  inUse: readonly Status[],
): Status[] | undefined {
  if (status) return status.split(',') as Status[];
  return state || search ? undefined : [...inUse];
}
