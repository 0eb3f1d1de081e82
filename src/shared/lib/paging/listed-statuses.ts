import type { ListState } from './page-params';

interface Narrowed extends Pick<ListState, 'search'> {
  /** Statuses to show, as in the URL: `working,stopped`. */
  status?: string | undefined;
  /** States to show, as in the URL: `serving,archived`. */
  state?: string | undefined;
}

/**
 * The statuses that a list asks the server for: the chosen ones, or those in use. The archive is listed to who chooses a
 * state, or searches.
 *
 * @param inUse all statuses but those of the archive
 */
export function listedStatuses<Status extends string>(
  { status, state, search }: Narrowed,
  inUse: readonly Status[],
): Status[] | undefined {
  if (status) return status.split(',') as Status[];
  return state || search ? undefined : [...inUse];
}
