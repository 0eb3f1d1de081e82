import type { ListSitesVerification, SiteState, SiteStatus } from '@/shared/api';
import { idFrom, knownStatuses } from './campaign-search';

/** Without the deleted ones, which no list shows. */
const statuses: readonly SiteStatus[] = ['moderate', 'approved', 'working', 'stopped', 'lock', 'ban', 'archive'];

const states: readonly SiteState[] = [
  'serving',
  'in_review',
  'returned',
  'owner_locked',
  'owner_deleted',
  'not_verified',
  'no_placement',
  'no_requests',
  'stopped',
  'banned',
  'locked',
  'archived',
];

interface SiteSearch {
  /** Comma-separated: `working,stopped`. */
  status?: string | undefined;
  /** Comma-separated: `serving,returned`. */
  state?: string | undefined;
  /** An IAB category: `IAB1`. */
  category?: string | undefined;
  verification?: ListSitesVerification | undefined;
  owner?: number | undefined;
}

const verifications: readonly ListSitesVerification[] = ['verified', 'at_risk', 'not_verified'];

/** Reads the filters of the list of sites from the URL. Invalid values are ignored. */
export const siteSearch = ({ status, state, category, verification, owner }: Record<string, unknown>): SiteSearch => ({
  status: knownStatuses(statuses, status),
  state: knownStatuses(states, state),
  category: typeof category === 'string' && /^IAB\d{1,2}(-\d{1,2})?$/.test(category) ? category : undefined,
  verification: verifications.find((choice) => choice === verification),
  owner: idFrom(1, owner),
});
