import type { Site } from '@/entities/site';
import type { SiteStatusAction } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';

/** The data of a site that a bulk change needs. */
export type ChangedSite = Pick<Site, 'id' | 'name' | 'status'>;

export type BulkSiteAction = 'start' | 'stop' | 'archive' | 'restore';

/** The action that undoes another one; null if it would not restore the earlier states. */
export function inverseOf(action: BulkSiteAction, sites: readonly ChangedSite[]): BulkSiteAction | null {
  const were = (wanted: Site['status']) => sites.every(({ status }) => status === wanted);
  if (action === 'archive') return 'restore';
  if (action === 'start' && were('stopped')) return 'stop';
  if (action === 'stop' && were('working')) return 'start';
  return null;
}

/** Actions that need a reason, which is shown to the owner. */
export type ReasonedAction = 'return' | 'ban' | 'lock';

export const requiresReason = (action: SiteStatusAction): action is ReasonedAction =>
  action === 'return' || action === 'ban' || action === 'lock';

export const actionLabels: Record<SiteStatusAction, string> = {
  start: 'Start',
  stop: 'Stop',
  archive: 'Archive',
  restore: 'Restore',
  resubmit: 'Resubmit',
  approve: 'Approve',
  return: 'Return',
  ban: 'Ban',
  lock: 'Lock',
  unlock: 'Unlock',
};

const doneWords: Record<SiteStatusAction, string> = {
  start: 'started',
  stop: 'stopped',
  archive: 'archived',
  restore: 'restored',
  resubmit: 'sent to review',
  approve: 'approved',
  return: 'returned',
  ban: 'banned',
  lock: 'locked',
  unlock: 'unlocked',
};

/** `Evening news`, `3 sites`. */
export const nameSites = (sites: readonly { name: string }[]): string =>
  sites.length === 1 && sites[0] ? sites[0].name : formatCount(sites.length, 'site');

/** `Site Evening news started`, `17 sites stopped`. */
export const successMessage = (action: SiteStatusAction, sites: readonly { name: string }[]): string =>
  `${sites.length === 1 ? 'Site ' : ''}${nameSites(sites)} ${doneWords[action]}`;
