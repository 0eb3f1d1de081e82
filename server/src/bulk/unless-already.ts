import { refused } from '../contract/api-error.ts';

/**
 * The status that a start or a stop asks for. What adverts say of theirs is in `refuseStatusChange`.
 * @throws ApiError 400 for what is so already: the caller counts what was started
 */
export function unlessAlready<Status extends 'working' | 'stopped'>(
  kind: 'campaign' | 'group',
  wanted: Status,
  status: string,
): Status {
  if (status === wanted) throw refused(`${kind} already ${wanted}`);
  return wanted;
}
