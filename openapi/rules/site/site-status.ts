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
  /** Whether a reviewer has returned it to its owner. */
  isReturned: boolean;
  /** Whether a reviewer has ever approved this domain. */
  wasApproved: boolean;
  isVerified: boolean;
}

interface Viewer {
  cabinet: string;
  isAdmin: boolean;
}

/**
 * - `forbidden`: only reviewers of sites may do this
 * - `no-change`: the site already has the status
 * - `invalid-transition`: the action is not possible in this status
 * - `not-verified`: the domain has to be verified first
 */
export type SiteRefusal = Refusal<'forbidden' | 'no-change' | 'invalid-transition' | 'not-verified'>;

/** Whether a user reviews sites: managers review those of their clients, admins all. */
export const canReviewSites = ({ cabinet, isAdmin }: Viewer): boolean =>
  cabinet === 'manager' || (cabinet === 'admin' && isAdmin);

/** Actions of reviewers only, with the verb for the refusal. */
const reviews: Partial<Record<SiteStatusAction, string>> = {
  approve: 'approve',
  return: 'return',
  ban: 'ban',
  lock: 'lock',
  unlock: 'unlock',
};

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

/** The status after an action, unless it depends on the site. */
const leadsTo: Partial<Record<SiteStatusAction, SiteStatus>> = {
  start: 'working',
  stop: 'stopped',
  archive: 'archive',
  approve: 'approved',
  ban: 'ban',
  lock: 'lock',
};

const statusTexts: Record<SiteStatus, string> = {
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

/** Returns why the viewer may not perform an action on a site; null if they may. */
export function checkSiteAction(site: SiteFacts, action: SiteStatusAction, viewer: Viewer): SiteRefusal | null {
  if (reviews[action] !== undefined && !canReviewSites(viewer))
    return refuse('forbidden', `Only the owner's manager or an admin can ${reviews[action]} a site`);
  if (leadsTo[action] === site.status) return refuse('no-change', `This site is already ${statusTexts[site.status]}`);
  const state = site.isReturned ? 'returned' : statusTexts[site.status];
  if (!possibleIn[action].includes(site.status))
    return refuse('invalid-transition', `A site that is ${state} can't be ${doing[action]}`);
  if (action === 'resubmit' && !site.isReturned) return refuse('no-change', 'This site is already in review');
  if (action === 'start' && !site.isVerified) return refuse('not-verified', 'Verify the domain first');
  return null;
}

/** Milliseconds within which a restored site is assumed to have been archived by mistake. */
const UNDO_WINDOW = 60 * 60 * 1000;

/** How and when a site was archived. */
interface Archived {
  status: SiteStatus;
  /** ISO 8601. */
  at: string;
}

/**
 * The status that a restored site returns to, together with its place in the review queue: the one before it was
 * archived, if that was within the last hour. Null if it was archived earlier.
 *
 * @param now in milliseconds
 */
export const statusToRestore = (archived: Archived | null, now: number): SiteStatus | null =>
  archived !== null && now - Date.parse(archived.at) < UNDO_WINDOW ? archived.status : null;

interface Past extends Pick<SiteFacts, 'wasApproved'> {
  /** The status before archiving, if it is to be restored exactly; otherwise null. */
  archivedFrom: SiteStatus | null;
}

/**
 * The status after an allowed action. A site that resumes is stopped, or goes to review if no reviewer has approved it.
 */
export function siteStatusAfter({ wasApproved, archivedFrom }: Past, action: SiteStatusAction): SiteStatus {
  const fixed = leadsTo[action];
  if (fixed !== undefined) return fixed;
  if (!wasApproved || (action !== 'restore' && action !== 'unlock')) return 'moderate';
  return action === 'restore' && archivedFrom !== null ? archivedFrom : 'stopped';
}
