export { readMatchingSites, type SiteListState, sitePeriod, siteQueries } from './api/site-queries';
export { type Site, toSite } from './model/site';
export {
  describeSiteChange,
  platformLabels,
  reasonTitle,
  siteLabels,
  siteStatusLabels,
  verificationLabels,
} from './model/site-labels';
export { siteFixes, siteStates, siteWhy } from './model/site-state';
export { SiteStateLabel } from './ui/site-state-label';
