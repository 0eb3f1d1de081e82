import type { CampaignStatus, CampaignStatusAction } from './campaign-status.ts';

const actionTo = { working: 'start', stopped: 'stop', lock: 'lock', archive: 'archive' } as const;

/** The action that leads from one status to another; null if the status doesn't change or the campaign is deleted. */
export function campaignActionBetween(from: CampaignStatus, to: CampaignStatus): CampaignStatusAction | null {
  if (from === to || to === 'deleted') return null;
  return from === 'archive' && to === 'stopped' ? 'restore' : actionTo[to];
}
