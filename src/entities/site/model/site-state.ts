import type { SiteState } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import type { StateKind } from '@/shared/ui/state-label';
import type { Site } from './site';
import { reasonTitle, siteHistoryStatusLabels } from './site-labels';

export const siteStates: Record<SiteState, { label: string; kind: StateKind }> = {
  serving: { label: 'Serving', kind: 'serving' },
  ready: { label: 'Ready', kind: 'ready' },
  in_review: { label: siteHistoryStatusLabels.moderate, kind: 'waiting' },
  returned: { label: 'Returned', kind: 'returned' },
  owner_locked: { label: 'Owner locked', kind: 'locked' },
  owner_deleted: { label: 'Owner deleted', kind: 'locked' },
  not_verified: { label: 'Not verified', kind: 'missing' },
  no_placement: { label: 'No placement', kind: 'missing' },
  no_requests: { label: 'No requests', kind: 'missing' },
  stopped: { label: siteHistoryStatusLabels.stopped, kind: 'paused' },
  banned: { label: siteHistoryStatusLabels.ban, kind: 'banned' },
  locked: { label: siteHistoryStatusLabels.lock, kind: 'locked' },
  archived: { label: siteHistoryStatusLabels.archive, kind: 'archived' },
};

/** States that need no further explanation. */
const plain: readonly SiteState[] = ['serving', 'in_review', 'stopped', 'archived'];

/** States in which the site serves, or will as soon as it has a placement and a player. */
const open: readonly SiteState[] = ['serving', 'ready', 'no_requests', 'no_placement'];

type Facts = Pick<Site, 'state' | 'stateReason' | 'verification' | 'rejectReason'>;

/** When the site will stop serving because a check has missed its proof; null if no proof is missing. */
const endOf = ({ state, verification: { grace_ends_at } }: Facts) => (open.includes(state) ? grace_ends_at : null);

/** The sentence that explains a state; null if none is needed. */
export function explainSiteState(site: Facts): string | null {
  const end = endOf(site);
  if (end !== null) return `The proof of its domain is gone, so serving ends on ${formatDateTime(end)}`;
  if (plain.includes(site.state) || site.stateReason === '') return null;
  // shown after the state's label, which it must not repeat
  return site.rejectReason ? reasonTitle(site.rejectReason.code) : site.stateReason;
}

interface Fix {
  part: 'verification' | 'review';
  label: string;
}

const fixes: Partial<Record<SiteState, Fix>> = {
  not_verified: { part: 'verification', label: 'Verify it' },
  returned: { part: 'review', label: 'See what to change' },
};

/** The part of a site's page where its state can be fixed, and the action. */
export const siteFix = (site: Facts): Fix | undefined =>
  endOf(site) === null ? fixes[site.state] : { part: 'verification', label: 'Put it back' };
