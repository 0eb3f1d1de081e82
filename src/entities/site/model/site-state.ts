import type { SiteState } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import type { StateKind } from '@/shared/ui/state-label';
import type { Site } from './site';
import { reasonTitle, siteStatusWords } from './site-labels';

/** The words and the picture of each state. */
export const siteStates: Record<SiteState, { label: string; kind: StateKind }> = {
  serving: { label: 'Serving', kind: 'serving' },
  ready: { label: 'Ready', kind: 'ready' },
  in_review: { label: siteStatusWords.moderate, kind: 'waiting' },
  returned: { label: 'Returned', kind: 'returned' },
  owner_locked: { label: 'Owner locked', kind: 'locked' },
  owner_deleted: { label: 'Owner deleted', kind: 'locked' },
  not_verified: { label: 'Not verified', kind: 'missing' },
  no_placement: { label: 'No placement', kind: 'missing' },
  no_requests: { label: 'No requests', kind: 'missing' },
  stopped: { label: siteStatusWords.stopped, kind: 'paused' },
  banned: { label: siteStatusWords.ban, kind: 'banned' },
  locked: { label: siteStatusWords.lock, kind: 'locked' },
  archived: { label: siteStatusWords.archive, kind: 'archived' },
};

/** States that their word explains. */
const plain: readonly SiteState[] = ['serving', 'in_review', 'stopped', 'archived'];

/** States in which the site serves, or would as soon as it has a placement and a player. */
const open: readonly SiteState[] = ['serving', 'ready', 'no_requests', 'no_placement'];

type Facts = Pick<Site, 'state' | 'stateReason' | 'verification' | 'rejectReason'>;

/** When the site stops serving, because a check has missed its proof; null if nothing is missing. */
const endOf = ({ state, verification: { grace_ends_at } }: Facts) => (open.includes(state) ? grace_ends_at : null);

/** The sentence that a state needs beside its word; null if none. */
export function siteWhy(site: Facts): string | null {
  const end = endOf(site);
  if (end !== null) return `The proof of its domain is gone, so serving ends on ${formatDateTime(end)}`;
  if (plain.includes(site.state) || site.stateReason === '') return null;
  // the state's word stands before it
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

/** The part of a site's page where its state is mended, and what is done there. */
export const siteFix = (site: Facts): Fix | undefined =>
  endOf(site) === null ? fixes[site.state] : { part: 'verification', label: 'Put it back' };
