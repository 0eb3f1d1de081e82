import type { Site } from '@/shared/api';
import {
  getGetSiteMockHandler,
  getListSitesInReviewMockHandler,
} from '@/shared/api/generated/endpoints/sites/sites.msw';

/**
 * Replaces the contract's site. The handler for sites in review comes first, because its path also matches that of a
 * site.
 */
export const siteHandlers = (site: Site) => [getListSitesInReviewMockHandler(), getGetSiteMockHandler(site)];
