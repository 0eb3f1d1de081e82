import type { SiteState } from '@/shared/api';
import type { StateKind } from '@/shared/ui/state-label';

/** The words and the picture of each state. */
export const siteStates: Record<SiteState, { label: string; kind: StateKind }> = {
  serving: { label: 'Serving', kind: 'serving' },
  in_review: { label: 'In review', kind: 'waiting' },
  returned: { label: 'Returned', kind: 'limited' },
  owner_locked: { label: 'Owner locked', kind: 'locked' },
  not_verified: { label: 'Not verified', kind: 'missing' },
  no_placement: { label: 'No placement', kind: 'missing' },
  no_requests: { label: 'No requests', kind: 'limited' },
  stopped: { label: 'Stopped', kind: 'paused' },
  banned: { label: 'Banned', kind: 'banned' },
  locked: { label: 'Locked', kind: 'locked' },
  archived: { label: 'Archived', kind: 'archived' },
};

/** States that their word explains. */
const plain: readonly SiteState[] = ['serving', 'in_review', 'stopped', 'archived'];

/** The sentence that a state needs beside its word; null if none. */
export const siteWhy = ({ state, stateReason }: { state: SiteState; stateReason: string }): string | null =>
  plain.includes(state) || stateReason === '' ? null : stateReason;

/** The part of a site's page where a state is mended, and what is done there. */
export const siteFixes: Partial<Record<SiteState, { part: 'verification' | 'review'; label: string }>> = {
  not_verified: { part: 'verification', label: 'Verify it' },
  returned: { part: 'review', label: 'See what to change' },
};
