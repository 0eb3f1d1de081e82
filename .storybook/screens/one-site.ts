import type { Site } from '@/shared/api';
import {
  getGetSiteMockHandler,
  getListSitesInReviewMockHandler,
} from '@/shared/api/generated/endpoints/sites/sites.msw';

/** A site in place of the contract's. The address of the sites in review looks like that of a site, and comes first. */
export const oneSite = (site: Site) => [getListSitesInReviewMockHandler(), getGetSiteMockHandler(site)];
