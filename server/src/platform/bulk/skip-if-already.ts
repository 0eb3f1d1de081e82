import { unchanged } from '../contract/api-error.ts';

const inWords = { working: 'working', stopped: 'stopped', archive: 'archived' };

/**
 * Refuses to start, stop or archive a record that already has that status, so that the client can count the actual changes.
 * Adverts and campaigns have their own rules: `checkStatusChange`, `checkCampaignAction`.
 * @throws ApiError 400 if the record already has the status
 */
export function skipIfAlready<Status extends keyof typeof inWords>(
  kind: 'group' | 'placement',
  wanted: Status,
  status: string,
): Status {
  if (status === wanted) throw unchanged(`This ${kind} is already ${inWords[wanted]}`);
  return wanted;
}
