import type { Refusal } from '../text/refusal.ts';

export type CampaignStatus = 'stopped' | 'working' | 'lock' | 'archive' | 'deleted';

export type CampaignStatusAction = 'start' | 'stop' | 'lock' | 'archive' | 'restore';

/**
 * - `no-change`: the campaign already has the status
 * - `archived`: it has to be restored first
 * - `locked`: it has to be unlocked first, because restoring would let its owner bypass the lock
 */
export type CampaignStatusRefusal = Refusal<'no-change' | 'archived' | 'locked'>;

/** The status after an action. A restored campaign is stopped, unless an undo restores another status. */
export const campaignStatusAfter = {
  start: 'working',
  stop: 'stopped',
  lock: 'lock',
  archive: 'archive',
  restore: 'stopped',
} as const;

const statusTexts = { working: 'working', stopped: 'stopped', lock: 'locked', archive: 'archived' } as const;

/**
 * Returns why an action is not possible for a campaign with this status; null if it is. Permission to lock and unlock
 * is checked elsewhere.
 */
export function checkCampaignAction(
  status: CampaignStatus,
  action: CampaignStatusAction,
): CampaignStatusRefusal | null {
  if (action === 'restore')
    return status === 'archive' ? null : { code: 'no-change', text: 'This campaign is not archived' };
  const next = campaignStatusAfter[action];
  if (status === next) return { code: 'no-change', text: `This campaign is already ${statusTexts[next]}` };
  if (status === 'lock' && action === 'archive')
    return { code: 'locked', text: 'Locked: start or stop it before you archive it' };
  if (status === 'archive') return { code: 'archived', text: `Archived: restore it before you ${action} it` };
  return null;
}
