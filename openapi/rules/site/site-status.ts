import type { Refusal } from '../text/refusal.ts';

export type SiteStatus = 'moderate' | 'approved' | 'working' | 'stopped' | 'lock' | 'ban' | 'archive';

export type SiteStatusAction =
  | 'start'
  | 'stop'
  | 'archive'
  | 'restore'
  | 'resubmit'
  | 'approve'
  | 'return'
  | 'ban'
  | 'lock'
  | 'unlock';

interface SiteFacts {
  status: SiteStatus;
  /** Whether a reviewer sent it back to its owner. */
  isReturned: boolean;
  /** Whether a reviewer has ever approved this domain. */
  wasApproved: boolean;
  isVerified: boolean;
}

/** The user who asks, in a cabinet. */
interface Viewer {
  cabinet: string;
  isAdmin: boolean;
}

/**
 * - `forbidden`: only those who review sites may do this
 * - `no-change`: the site already has the status
 * - `invalid-transition`: the action is not possible in this status
 * - `not-verified`: the domain has to be verified first
 */
export type SiteRefusal = Refusal<'forbidden' | 'no-change' | 'invalid-transition' | 'not-verified'>;

/** Whether somebody reviews the sites that they see: managers those of their clients, admins all. */
export const reviewsSites = ({ cabinet, isAdmin }: Viewer): boolean =>
  cabinet === 'manager' || (cabinet === 'admin' && isAdmin);

/** What only reviewers do, as it is said in a refusal. */
const reviews: Partial<Record<SiteStatusAction, string>> = {
  approve: 'approve',
  return: 'return',
  ban: 'ban',
  lock: 'lock',
  unlock: 'unlock',
};

/** The statuses in which an action is possible. */
const possibleIn: Record<SiteStatusAction, readonly SiteStatus[]> = {
  start: ['approved', 'stopped'],
  stop: ['approved', 'working'],
  archive: ['moderate', 'approved', 'working', 'stopped'],
  restore: ['archive'],
  resubmit: ['moderate'],
  approve: ['moderate', 'ban'],
  return: ['moderate', 'approved', 'working', 'stopped', 'ban'],
  ban: ['moderate', 'approved', 'working', 'stopped', 'lock', 'archive'],
  lock: ['moderate', 'approved', 'working', 'stopped', 'archive'],
  unlock: ['lock'],
};

/** The status that an action leads to, where there is one. */
const leadsTo: Partial<Record<SiteStatusAction, SiteStatus>> = {
  start: 'working',
  stop: 'stopped',
  archive: 'archive',
  approve: 'approved',
  ban: 'ban',
  lock: 'lock',
};

const inWords: Record<SiteStatus, string> = {
  moderate: 'in review',
  approved: 'approved',
  working: 'working',
  stopped: 'stopped',
  lock: 'locked',
  ban: 'banned',
  archive: 'archived',
};

const doing: Record<SiteStatusAction, string> = {
  start: 'started',
  stop: 'stopped',
  archive: 'archived',
  restore: 'restored',
  resubmit: 'sent to review again',
  approve: 'approved',
  return: 'returned',
  ban: 'banned',
  lock: 'locked',
  unlock: 'unlocked',
};

const refuse = (code: SiteRefusal['code'], text: string): SiteRefusal => ({ code, text });

/** Says why the viewer may not do this with a site; null if they may. */
export function refuseSiteAction(site: SiteFacts, action: SiteStatusAction, viewer: Viewer): SiteRefusal | null {
  if (reviews[action] !== undefined && !reviewsSites(viewer))
    return refuse('forbidden', `Only the owner's manager or an admin can ${reviews[action]} a site`);
  if (leadsTo[action] === site.status) return refuse('no-change', `This site is already ${inWords[site.status]}`);
  const state = site.isReturned ? 'returned' : inWords[site.status];
  if (!possibleIn[action].includes(site.status))
    return refuse('invalid-transition', `A site that is ${state} can't be ${doing[action]}`);
  if (action === 'resubmit' && !site.isReturned) return refuse('no-change', 'This site is already in review');
  if (action === 'start' && !site.isVerified) return refuse('not-verified', 'Verify the domain first');
  return null;
}

/** In milliseconds. What is restored sooner was archived by mistake. */
const MISTAKE = 60 * 60 * 1000;

/** What is kept of an archived site. */
interface Archived {
  status: SiteStatus;
  /** ISO 8601. */
  at: string;
}

/**
 * The status that a restored site gets back exactly, with its place in the queue of reviewers: that from which it was
 * archived within the last hour. Null if it was archived earlier.
 *
 * @param now in milliseconds
 */
export const statusToTakeBack = (archived: Archived | null, now: number): SiteStatus | null =>
  archived !== null && now - Date.parse(archived.at) < MISTAKE ? archived.status : null;

interface Past extends Pick<SiteFacts, 'wasApproved'> {
  /** The status from which the site was archived, if that is to be taken back; otherwise null. */
  archivedFrom: SiteStatus | null;
}

/**
 * The status after an action that is not refused. What goes on after a pause is stopped, or goes to review if no reviewer
 * has approved it.
 */
export function siteStatusAfter({ wasApproved, archivedFrom }: Past, action: SiteStatusAction): SiteStatus {
  const fixed = leadsTo[action];
  if (fixed !== undefined) return fixed;
  if (!wasApproved || (action !== 'restore' && action !== 'unlock')) return 'moderate';
  return action === 'restore' && archivedFrom !== null ? archivedFrom : 'stopped';
}
