export { readMatchingSites, type SiteListState, sitePeriod, siteQueries } from './api/site-queries';
export { type Site, toSite } from './model/site';
export {
  describeSiteChange,
  platformLabels,
  reasonTitle,
  siteLabels,
  siteStatusLabels,
  verificationLabels,
  verificationMethodLabels,
} from './model/site-labels';
export { noSiteFigures, type SiteMetric, siteMetrics } from './model/site-metrics';
export { explainSiteState, siteFix, siteStates } from './model/site-state';
export { AdsTxtNote } from './ui/ads-txt-note';
export { HomographWarning, homographAdvice } from './ui/homograph-warning';
export { siteFigureColumns, siteTableTotals, type WithSiteFigures } from './ui/site-figure-columns';
export { SiteStateLabel } from './ui/site-state-label';
export { TwinWarning } from './ui/twin-warning';
