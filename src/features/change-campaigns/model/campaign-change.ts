import type { Campaign } from '@/entities/campaign';
import type { CampaignAction, CampaignBulk, CampaignBulkResult } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';

export type CampaignChange = Omit<CampaignBulk, 'ids' | 'versions' | 'dry_run'>;

/** The data of a campaign that a change needs. */
export type ChangedCampaign = Pick<
  Campaign,
  'id' | 'version' | 'name' | 'status' | 'folderId' | 'ownerId' | 'currency' | 'groupId' | 'groupName'
>;

/** A change without input: an action, or the undo of a change with these results. */
export type CampaignStep =
  | { action: Exclude<CampaignAction, DialogAction | 'move_to_folder'> }
  | { action: 'undo'; of: readonly CampaignBulkResult[] };

/** Actions that need input and show a preview; all others run immediately. */
export type DialogAction = 'set_limits' | 'set_dates' | 'move_to_group';

export const needsDialog = (action: CampaignAction): action is DialogAction =>
  action === 'set_limits' || action === 'set_dates' || action === 'move_to_group';

export const actionLabels: Record<CampaignAction | 'undo', string> = {
  start: 'Start',
  stop: 'Stop',
  lock: 'Lock',
  archive: 'Archive',
  restore: 'Restore',
  undo: 'Undo',
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
  restore: 'restored',
  move_to_group: 'moved',
  move_to_folder: 'moved',
  set_limits: 'changed',
  set_dates: 'changed',
};

/** `Spring sale`, `3 campaigns`. */
export const nameCampaigns = (campaigns: readonly { name: string }[]): string =>
  campaigns.length === 1 && campaigns[0] ? campaigns[0].name : formatCount(campaigns.length, 'campaign');

const say = (campaigns: readonly { name: string }[], done: string): string =>
  `${campaigns.length === 1 ? 'Campaign ' : ''}${nameCampaigns(campaigns)} ${done}`;

/** `Campaign Spring sale started`, `17 campaigns stopped`. */
export const successMessage = (action: CampaignAction, campaigns: readonly { name: string }[]): string =>
  say(campaigns, doneWords[action]);

const againWords: Partial<Record<string, string>> = { working: 'started again', stopped: 'stopped again' };

/** Describes the result of an undo: `Campaign Spring sale started again`, `2 campaigns changed back`. */
export function undoneMessage(
  undone: readonly Pick<CampaignBulkResult, 'changes'>[],
  campaigns: readonly { name: string }[],
): string {
  const before = new Set(undone.map(({ changes }) => changes.find(({ field }) => field === 'status')?.old));
  const [status] = before;
  const again = before.size === 1 && typeof status === 'string' ? againWords[status] : undefined;
  return say(campaigns, again ?? 'changed back');
}
