import { ListSitesVerification, SiteState, SiteStatus } from '@/shared/api';
import { idFrom, parseChoices } from '@/shared/lib/search';

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

/** Reads the filters of the list of sites from the URL. Invalid values are ignored. */
export const siteSearch = ({ status, state, category, verification, owner }: Record<string, unknown>): SiteSearch => ({
  status: parseChoices(SiteStatus, status),
  state: parseChoices(SiteState, state),
  category: typeof category === 'string' && /^IAB\d{1,2}(-\d{1,2})?$/.test(category) ? category : undefined,
  verification: Object.values(ListSitesVerification).find((choice) => choice === verification),
  owner: idFrom(1, owner),
});
