import type { Campaign } from '@/entities/campaign';
import type { CampaignAction, CampaignBulk } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';

/** One thing that is done to campaigns, with what it needs. */
export type CampaignChange = Omit<CampaignBulk, 'ids' | 'versions' | 'dry_run'>;

/** What has to be known of a campaign to change it. */
export type ChangedCampaign = Pick<Campaign, 'id' | 'name' | 'ownerId' | 'currency' | 'groupId' | 'groupName'>;

/** What asks for something first, and shows what it would change; the others need to know nothing. */
export type AskingAction = 'set_limits' | 'set_dates' | 'move_to_group';

export const isAsking = (action: CampaignAction): action is AskingAction =>
  action === 'set_limits' || action === 'set_dates' || action === 'move_to_group';

export const actionLabels: Record<CampaignAction, string> = {
  start: 'Start',
  stop: 'Stop',
  lock: 'Lock',
  archive: 'Archive',
  move_to_group: 'Move to group',
  move_to_folder: 'Move to folder',
  set_limits: 'Change limit',
  set_dates: 'Change dates',
};

const doneWords: Record<CampaignAction, string> = {
  start: 'started',
  stop: 'stopped',
  lock: 'locked',
  archive: 'archived',
  move_to_group: 'moved',
  move_to_folder: 'moved',
  set_limits: 'changed',
  set_dates: 'changed',
};

/** `Spring sale`, `3 campaigns`. */
export const nameCampaigns = (campaigns: readonly { name: string }[]): string =>
  campaigns.length === 1 && campaigns[0] ? campaigns[0].name : formatCount(campaigns.length, 'campaign');

/** `Campaign Spring sale started`, `17 campaigns stopped`. */
export const tellDone = (action: CampaignAction, campaigns: readonly { name: string }[]): string =>
  `${campaigns.length === 1 ? 'Campaign ' : ''}${nameCampaigns(campaigns)} ${doneWords[action]}`;
